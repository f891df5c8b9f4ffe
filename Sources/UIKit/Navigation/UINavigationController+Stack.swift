/// A transition that code asked a navigation controller for.
final class NavigationRequest {
  let operation: UINavigationController.Operation
  /// The controller to show; nil when the stack was emptied.
  let top: UIViewController?
  let isAnimated: Bool
  /// Created with the request, so that blocks can be added before the transition starts.
  var coordinator: TransitionCoordinator?

  init(_ operation: UINavigationController.Operation, to top: UIViewController?, animated: Bool) {
    self.operation = operation
    self.top = top
    self.isAnimated = animated
  }
}

/// Changes of the stack: the part before the call returns.
extension UINavigationController {

  // MARK: Push

  /// Refuses controllers that cannot be pushed.
  func checkPush(of controller: UIViewController) {
    if controller is UINavigationController, because(.pushOfNavigationController) {
      raise(.invalidArgumentException, "Pushing a navigation controller is not supported")
    }
    if controller is UISplitViewController, because(.pushOfSplitViewController) {
      raise(
        .invalidArgumentException,
        "Split View Controllers cannot be pushed to a Navigation Controller \(self)")
    }
    if contains(controller), because(.pushOfSameInstance) {
      raise(.invalidArgumentException, reason(forPushingAgain: controller))
    }
  }

  /// Refuses a stack that has a controller twice.
  func checkAreDistinct(_ controllers: [UIViewController]) {
    for (index, controller) in controllers.enumerated() {
      if controllers[..<index].contains(where: { $0 === controller }), because(.stackIsDistinct) {
        let list = controllers.map { "    \"\($0)\"" }.joined(separator: ",\n")
        raise(
          .internalInconsistencyException,
          "All view controllers in a navigation controller must be distinct ((\n\(list)\n))")
      }
    }
  }

  private func reason(forPushingAgain controller: UIViewController) -> String {
    if because(.pushTwiceNamesBoth) {
      let bundle = Bundle.main.bundleIdentifier ?? "(null)"
      return "\(self) is pushing the same view controller instance (\(controller)) more than once "
        + "which is not supported and is most likely an error in the application : \(bundle)"
    }
    return "Pushing the same view controller instance more than once is not supported "
      + "(\(controller))"
  }

  private func raise(_ name: NSExceptionName, _ reason: String) {
    Host.raise(NSException(name: name, reason: reason))
  }

  /// `-[UINavigationController pushViewController:transition:forceImmediate:]`
  func record(push controller: UIViewController, animated: Bool) {
    if waitsForRunningTransition({ self.record(push: controller, animated: animated) }) { return }
    guard because(.pushRecordsAtOnce) else {
      lateChanges.append { self.write(push: controller, animated: animated) }
      viewStorage?.setNeedsLayout()
      return
    }
    write(push: controller, animated: animated)
  }

  func write(push controller: UIViewController, animated: Bool) {
    if contains(controller) { return }
    stack.append(controller)
    takeIn(controller)
    requestTransition(.push, animated: animated)
  }

  /// Makes a controller a child. It hears `didMove(toParent:)` once it has appeared.
  func takeIn(_ controller: UIViewController) {
    adopt(controller)
    if because(.didMoveFollowsAppearance) {
      arriving.append(controller)
    } else {
      sendDidMove(controller, to: self)
    }
  }

  /// Whether a change has to wait, stack and all, for the transition under way.
  private func waitsForRunningTransition(_ change: @escaping () -> Void) -> Bool {
    guard currentTransition != nil else { return false }
    warnOfNestedPush()
    if because(.changeDuringTransitionIsRecorded) { return false }
    lateChanges.append(change)
    return true
  }

  private func warnOfNestedPush() {
    guard because(.nestedPushWarns) else { return }
    Host.warn("nested push animation can result in corrupted navigation bar")
  }

  /// Makes the changes that were waiting.
  func makeLateChanges() {
    let changes = lateChanges
    lateChanges = []
    for change in changes {
      change()
    }
  }

  // MARK: Pop

  func recordPop(animated: Bool) -> UIViewController? {
    if stack.count <= 1 && because(.popAtRootDoesNothing) { return nil }
    guard let popped = stack.last else { return nil }
    if refusesPopDuringPresentation("popViewControllerAnimated:") { return nil }
    if waitsForRunningTransition({ _ = self.recordPop(animated: animated) }) { return popped }
    stack.removeLast()
    depart([popped], leaving: popped)
    requestTransition(.pop, animated: animated)
    return popped
  }

  func record(popTo controller: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = index(of: controller) else {
      if because(.popToStranger) {
        raise(
          .internalInconsistencyException, "Tried to pop to a view controller that doesn't exist.")
      }
      return nil
    }
    var kept: [UIViewController] = []
    var popped: [UIViewController] = []
    for member in stack {
      if kept.count <= index { kept.append(member) } else { popped.append(member) }
    }
    if popped.isEmpty { return [] }
    if refusesPopDuringPresentation("popToViewController:transition:") { return nil }
    if waitsForRunningTransition({ _ = self.record(popTo: controller, animated: animated) }) {
      return popped
    }
    stack = kept
    depart(popped, leaving: popped.last)
    requestTransition(.pop, animated: animated)
    return popped
  }

  /// A pop while a presentation over the stack is on its way in changes nothing.
  private func refusesPopDuringPresentation(_ name: String) -> Bool {
    guard let presented = presentedViewController, presented.isBeingShownModally,
      presented.presentationControllerStorage?.transition?.isAnimated ?? false,
      because(.popDuringPresentationRefused)
    else { return false }
    Host.warn(
      "\(name) called on \(self) while an existing transition or presentation is occurring; the "
        + "navigation stack will not be updated.")
    return true
  }

  func recordPopToRoot(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    if stack.count == 1 {
      if because(.popAtRootDoesNothing) { return nil }
      return []
    }
    let top = stack.last
    let popped = record(popTo: root, animated: animated)
    if let top = top, animated, popped?.isEmpty == false, displayed === top,
      appearState == .appeared,
      because(.popToRootShowsBothEnds)
    {
      shownBeforeStack = [top]
    }
    return popped
  }

  // MARK: Set

  func record(stack controllers: [UIViewController], animated: Bool) {
    if waitsForRunningTransition({ self.record(stack: controllers, animated: animated) }) { return }
    let old = stack
    let oldTop = old.last
    var gone: [UIViewController] = []
    for member in old {
      if !UINavigationController.list(controllers, has: member) { gone.append(member) }
    }
    stack = controllers
    let oldTopLeaves = oldTop != nil && UINavigationController.list(gone, has: oldTop)
    depart(gone, leaving: oldTopLeaves && replacedTopIsTold ? oldTop : nil)
    for member in controllers {
      if member.parentStorage !== self && because(.setMovesIn) { takeIn(member) }
    }
    if oldTop === controllers.last {
      finishWithoutTransition()
      return
    }
    guard because(.setStackMovesTopOnly) else { return }
    let comesBack = UINavigationController.list(old, has: controllers.last)
    requestTransition(comesBack ? .pop : .push, animated: animated)
  }

  /// Whether a replaced top hears that it left: on iOS 7 and 8 it did not.
  private var replacedTopIsTold: Bool {
    if Simulation.current.isAtLeast(7) && !Simulation.current.isAtLeast(9) {
      return !because(.replacedTopIsNotTold)
    }
    return true
  }

  // MARK: Steps

  func contains(_ controller: UIViewController) -> Bool {
    return UINavigationController.list(stack, has: controller)
  }

  private func index(of controller: UIViewController) -> Int? {
    var index = 0
    for member in stack {
      if member === controller { return index }
      index += 1
    }
    return nil
  }

  static func list(_ list: [UIViewController], has controller: UIViewController?) -> Bool {
    for member in list {
      if member === controller { return true }
    }
    return false
  }

  /// Records controllers that left the stack; the former top hears of it before it goes.
  func depart(_ controllers: [UIViewController], leaving top: UIViewController?) {
    for controller in controllers {
      departing.append(controller)
      if controller === top, because(.popTellsOnlyTheTop) {
        sendWillMove(controller, to: nil)
      }
    }
  }

  /// Lets go of a popped controller; the one that was shown hears that it has no parent now.
  func release(_ controller: UIViewController) {
    let wasTold = controller.isToldToLeave || controller.isBeingRemovedFromParent
    unlink(controller)
    if wasTold && because(.removeFromParentSendsDidMove) {
      controller.didMove(toParent: nil)
    }
    controller.isToldToLeave = false
    controller.isBeingRemovedFromParent = false
    controller.isBeingAddedToParent = false
  }
}
