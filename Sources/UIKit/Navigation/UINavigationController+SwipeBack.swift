/// The swipe from the left edge: a pop that may be taken back. It came with iOS 7.
///
/// Both controllers hear of it as of a pop when the finger starts to move. Taken back, both turn
/// round, and no "did" of the pop comes: `viewWillDisappear` promises nothing.
extension UINavigationController {

  func beginSwipeBack() {
    if let running = currentTransition { interrupt(running) }
    guard Simulation.current.isAtLeast(7), stack.count > 1, currentTransition == nil,
      appearState == .appeared, popRecognizer.isEnabled, mayBeginSwipe, because(.swipeBackIsAPop)
    else { return }
    if delegate != nil && !delegateHasNoAnimators && because(.animatorMethodStopsSwipe) { return }
    let popped = stack[stack.count - 1]
    if !popped.zoomMayBeDismissed { return }
    let below = stack[stack.count - 2]
    if because(.swipeTakesFromStackAtOnce) {
      stack.removeLast()
    }
    depart([popped], leaving: popped)
    startTransition(
      NavigationRequest(UINavigationController.Operation.pop, to: below, animated: true),
      interactive: true)
  }

  /// A finger takes hold of a push or pop that still moves: that is over at once, with all callbacks.
  private func interrupt(_ running: TransitionCoordinator) {
    if running.isInteractive || !isInterruptible(running) { return }
    if because(.swipeInterruptsTransition) { running.finishOwnAnimation() }
  }

  /// From iOS 26 all of UIKit's own transitions are, from iOS 18 those that zoom.
  private func isInterruptible(_ running: TransitionCoordinator) -> Bool {
    if Simulation.current.isAtLeast(26) { return true }
    return running.to?.rareDetails?.preferredTransition?.source != nil
  }

  /// The recogniser asks its delegate, which is UIKit's own until an app puts another in its place.
  private var mayBeginSwipe: Bool {
    guard let judge = popRecognizer.delegate else { return true }
    return judge.gestureRecognizerShouldBegin(popRecognizer)
  }

  func finishSwipeBack() {
    guard let coordinator = currentTransition, coordinator.isInteractive else { return }
    coordinator.endInteraction(cancelled: false)
    RunLoop.main.enqueue(after: 0.2, phase: 3) {
      self.completeSwipeBack(coordinator)
    }
  }

  private func completeSwipeBack(_ coordinator: TransitionCoordinator) {
    if stack.last === coordinator.from { stack.removeLast() }
    finishTransition(from: coordinator.from, to: coordinator.to, animated: true)
  }

  func cancelSwipeBack() {
    guard let coordinator = currentTransition, coordinator.isInteractive else { return }
    coordinator.endInteraction(cancelled: true)
    RunLoop.main.enqueue(after: 0.2, phase: 3) {
      self.undoTransition(coordinator)
    }
  }

  /// A swipe that was taken back: both controllers turn round.
  private func undoTransition(_ coordinator: TransitionCoordinator) {
    guard because(.cancelledSwipeTurnsRound) else {
      completeSwipeBack(coordinator)
      return
    }
    turnRound(coordinator)
  }

  /// The stack is as it was before the change, and both controllers turn round.
  func turnRound(_ coordinator: TransitionCoordinator) {
    guard let top = coordinator.from, let below = coordinator.to else { return }
    currentTransition = nil
    let held = leaving
    leaving = []
    restoreStack(held)
    if stack.last !== top { stack.append(top) }
    below.__viewWillDisappear(true)
    takeOut(below)
    below.__viewDidDisappear()
    top.__viewWillAppear(true)
    top.__viewDidAppear()
    tellOfCancelledSwipe(top)
    coordinator.end()
    _ = held
  }

  /// Controllers that were to leave stay, and those that came in are out again.
  private func restoreStack(_ stayed: [UIViewController]) {
    let gone = entering
    entering = []
    if gone.isEmpty || stayed.isEmpty || !because(.cancelledSetKeepsBoth) {
      for controller in gone { release(controller) }
      stack = stack.filter { !UINavigationController.list(gone, has: $0) }
    }
    for controller in stayed {
      if !contains(controller) { stack.append(controller) }
      controller.isToldToLeave = false
      controller.isBeingRemovedFromParent = false
    }
  }

  /// The delegate heard `willShow` of the lower controller and hears no more. The top heard that it
  /// would move out, and does not hear that it stays.
  private func tellOfCancelledSwipe(_ top: UIViewController) {
    if !because(.cancelledSwipeSendsNoMove) {
      sendWillMove(top, to: self)
      sendDidMove(top, to: self)
    }
    if !because(.cancelledSwipeTellsNoDidShow) {
      sendDidShow(top, animated: true)
    }
  }
}

/// `_UINavigationInteractiveTransition`: lets the swipe begin where there is a back button to tap.
final class BackSwipeJudge: NSObject, UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = navigation, let top = navigation.stack.last else { return false }
    if navigation.barIsHidden && because(.swipeNeedsBackButton) { return false }
    guard let item = top.navigationItemStorage else { return true }
    let isReplaced = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    if (item.hidesBackButton || isReplaced) && because(.swipeNeedsBackButton) { return false }
    return true
  }
}
