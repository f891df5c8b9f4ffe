/// A person pulls a sheet down: finished, taken back or refused.
extension UIViewController {

  func beginSwipeDown() {
    presentationControllerStorage?.beginSwipe()
  }

  func finishSwipeDown() {
    presentationControllerStorage?.finishSwipe()
  }

  func cancelSwipeDown() {
    presentationControllerStorage?.cancelSwipe()
  }

  func tapOutside() {
    presentationControllerStorage?.tapOutside()
  }

  /// Whether this controller, or a child that is shown in it, locks the sheet.
  var isLocked: Bool {
    if isModalInPresentation { return true }
    for child in childStorage {
      if child.viewStorage?.window != nil, child.isLocked, because(.childLocksSheet) { return true }
    }
    return false
  }
}

extension UIPresentationController {

  private var canBeSwiped: Bool {
    let presented = presentedViewController
    return isSheet && presented.presentingStorage != nil && presented.presentedStorage == nil
      && !presented.isBeingShownModally
  }

  /// `-[UISheetPresentationController _sheetInteractionDraggingBegan...]`
  func beginSwipe() {
    let presented = presentedViewController
    guard canBeSwiped, !presented.isBeingHiddenModally, let presenter = presentingStorage else {
      return
    }
    if presented.isLocked, because(.lockedSheetStays) { return }
    guard delegateAllows else { return }
    presented.isBeingHiddenModally = true
    transition = TransitionCoordinator(
      from: presented, to: presenter, container: containerStorage ?? UIView(), isAnimated: true,
      isInteractive: true, duration: 0.3)
    if because(.willDismissBeforeDisappearance) {
      tellWillDismiss()
      beginDisappearance()
    } else {
      beginDisappearance()
      tellWillDismiss()
    }
    transition?.start()
  }

  private var delegateAllows: Bool {
    guard let delegate = delegate, because(.swipeDownAsksDelegate) else { return true }
    return delegate.presentationControllerShouldDismiss(self)
  }

  private func tellWillDismiss() {
    if because(.swipeDownTellsDelegate) {
      delegate?.presentationControllerWillDismiss(self)
    }
  }

  private func beginDisappearance() {
    if because(.swipeDownBeginsDisappearance) {
      sendWillDisappear([presentedViewController], animated: true)
    }
  }

  func finishSwipe() {
    guard canBeSwiped else { return }
    guard presentedViewController.isBeingHiddenModally else {
      reportAttempt()
      return
    }
    let presented = presentedViewController
    transition?.endInteraction(cancelled: false)
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      self.completeSwipe(presented)
    }
  }

  /// The sheet springs back: the delegate may now ask the person what to do.
  private func reportAttempt() {
    if because(.lockedSheetReportsAttempt) {
      delegate?.presentationControllerDidAttemptToDismiss(self)
    }
  }

  private func completeSwipe(_ presented: UIViewController) {
    sendWillDisappear([presented], animated: true)
    if because(.didDismissComesLast) {
      finishDismissal(of: [presented], completion: nil)
      tellDidDismiss()
    } else {
      tellDidDismiss()
      finishDismissal(of: [presented], completion: nil)
    }
  }

  private func tellDidDismiss() {
    if because(.swipeDownTellsDelegate) {
      delegate?.presentationControllerDidDismiss(self)
    }
  }

  /// From iOS 13 on a tap outside asks and tells as a swipe does; before, only popovers know it, in
  /// words of their own.
  func tapOutside() {
    guard because(.popoverTapOutsideDismisses) else { return }
    if Simulation.current.isAtLeast(13) {
      beginSwipe()
      finishSwipe()
      return
    }
    let presented = presentedViewController
    guard adaptedStyle == .popover, presented.presentingStorage != nil else { return }
    let judge = delegate as? any UIPopoverPresentationControllerDelegate
    let popover = self as? UIPopoverPresentationController
    if let judge = judge, let popover = popover,
      !judge.popoverPresentationControllerShouldDismissPopover(popover)
    {
      return
    }
    presented.dismissViewController(animated: true) {
      if let popover = popover { judge?.popoverPresentationControllerDidDismissPopover(popover) }
    }
  }

  func cancelSwipe() {
    let presented = presentedViewController
    guard presented.isBeingHiddenModally, let coordinator = transition, coordinator.isInteractive
    else { return }
    coordinator.endInteraction(cancelled: true)
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      self.transition = nil
      presented.isBeingHiddenModally = false
      self.turnRound(presented)
      coordinator.end()
    }
  }

  private func turnRound(_ presented: UIViewController) {
    guard because(.cancelledDismissalTurnsRound) else {
      presented.appearState = .appeared
      return
    }
    presented.__viewWillAppear(true)
    presented.__viewDidAppear()
  }
}
