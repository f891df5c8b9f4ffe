/// Children: parents, and the callbacks between parent and child.
extension UIViewController {

  /// The container this controller is a child of. It is not owned.
  @available(iOS 5.0, *)
  public var parent: UIViewController? { return parentStorage }

  /// The children, in the order they were added. They are owned.
  @available(iOS 5.0, *)
  public var children: [UIViewController] { return childStorage }

  /// Whether the appearance under way comes from being added to a container.
  @available(iOS 5.0, *)
  public var isMovingToParent: Bool {
    return isBeingAddedToParent && because(.movingToParent)
  }

  /// Whether the disappearance under way comes from being removed from a container.
  @available(iOS 5.0, *)
  public var isMovingFromParent: Bool {
    if isTellingChildrenToGo && because(.childrenSeeNoMove) { return false }
    return isBeingRemovedFromParent && because(.movingToParent)
  }

  /// `-[UIViewController _addChildViewController:performHierarchyCheck:notifyWillMove:]`
  func adopt(_ child: UIViewController) {
    if isRefused(child) { return }
    if child.parentStorage === self && because(.childAddedAgain) { return }
    checkHierarchy(adopting: child)
    takeFromOtherParent(child)
    child.isBeingAddedToParent = true
    child.isToldToLeave = false
    child.isBeingRemovedFromParent = false
    if linksBeforeWillMove {
      link(child)
      sendWillMove(child, to: self)
    } else {
      sendWillMove(child, to: self)
      link(child)
    }
  }

  private var linksBeforeWillMove: Bool {
    if because(.parentSetBeforeWillMove) { return true }
    if Rule.parentSetBeforeWillMove.isInForce { return false }
    return !because(.parentSetAfterWillMove)
  }

  /// A controller can be neither its own child nor that of one of its descendants.
  private func isRefused(_ child: UIViewController) -> Bool {
    if child === self {
      if because(.childOfItself) {
        refuse("Can't add self as child view controller")
      }
      return true
    }
    guard isDescendant(of: child) else { return false }
    if because(.childThatIsAnAncestor) {
      refuse("Can't add \(child), which contains \(self), as its child view controller")
    }
    return true
  }

  private func isDescendant(of ancestor: UIViewController) -> Bool {
    var current = parentStorage
    while let candidate = current {
      if candidate === ancestor { return true }
      current = candidate.parentStorage
    }
    return false
  }

  private func refuse(_ reason: String) -> Never {
    Host.raise(NSException(name: .invalidArgumentException, reason: reason))
  }

  /// A controller without a parent whose view is on screen inside another controller's view cannot
  /// become a child of a third.
  private func checkHierarchy(adopting child: UIViewController) {
    guard child.parentStorage == nil, let around = child.viewStorage?.superviewStorage,
      around.window != nil, let holder = around.nearestViewController, holder !== self,
      because(.requestedParentInconsistency)
    else { return }
    child.raiseHierarchyInconsistency("\(holder) but requested parent is:\(self)")
  }

  /// UIKit's header says that the child is removed by `removeFromParent`; whether it then hears
  /// `didMove(toParent: nil)` in the middle of the move is not shown anywhere.
  private func takeFromOtherParent(_ child: UIViewController) {
    guard let old = child.parentStorage else { return }
    if old !== self && because(.childTakenFromOtherParent) {
      child.removeFromParent()
    } else {
      old.unlink(child)
    }
  }

  func link(_ child: UIViewController) {
    childStorage.append(child)
    child.parentStorage = self
    if !because(.backReferencesDoNotOwn) {
      child.parentHeldWithoutRule = self
    }
  }

  func sendWillMove(_ child: UIViewController, to parent: UIViewController?) {
    guard Simulation.current.isAtLeast(5),
      because(parent == nil ? .containerSendsWillMoveNil : .addChildSendsWillMove)
    else { return }
    child.isToldToLeave = parent == nil
    child.willMove(toParent: parent)
  }

  func sendDidMove(_ child: UIViewController, to parent: UIViewController?) {
    child.finishMoveToParent()
    guard because(.containerSendsDidMove) else { return }
    child.didMove(toParent: parent)
  }

  /// The move is over with `didMove(toParent:)`, or, while the controller appears, with
  /// `viewDidAppear` (`needsDidMoveCleanup`).
  func finishMoveToParent() {
    if appearState != .appearing {
      isBeingAddedToParent = false
    }
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.unlink(self)
    if because(.removeFromParentSendsDidMove) {
      didMove(toParent: nil)
    }
    isToldToLeave = false
    isBeingRemovedFromParent = false
    isBeingAddedToParent = false
  }

  /// Forgets a child; the caller holds it until it is done.
  func unlink(_ child: UIViewController) {
    var index = 0
    for candidate in childStorage {
      if candidate === child { break }
      index += 1
    }
    if index < childStorage.count {
      let gone = childStorage.remove(at: index)
      gone.parentStorage = nil
      gone.parentHeldWithoutRule = nil
    }
  }

  /// Exchanges two children with an animation, and sends both their appearance callbacks.
  ///
  /// The order is that of a modal presentation: the arriving child finishes first. Children of a
  /// parent that is not shown are exchanged in silence.
  @available(iOS 5.0, *)
  public func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if from.parentStorage !== self || to.parentStorage !== self {
      refuseTransition(from: from, to: to)
      return
    }
    to.loadViewIfRequired()
    let isShown = appearState == .appeared || appearState == .appearing
    if isShown {
      startTransition(from: from, to: to, animated: duration > 0)
    }
    if let target = from.viewStorage?.superviewStorage, let incoming = to.viewStorage {
      target.addSubview(incoming)
    }
    to.viewIsAppearingIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0, options: options,
      animations: { animations?() },
      completion: { finished in
        from.viewStorage?.removeFromSuperview()
        if isShown {
          self.endTransition(from: from, to: to)
        }
        completion?(finished)
      })
  }

  private func refuseTransition(from: UIViewController, to: UIViewController) {
    guard because(.transitionNeedsCommonParent) else { return }
    refuse(
      "Children view controllers \(from) and \(to) must have a common parent view "
        + "controller when calling -[UIViewController "
        + "transitionFromViewController:toViewController:duration:options:animations:"
        + "completion:]")
  }

  private func startTransition(
    from: UIViewController, to: UIViewController, animated: Bool
  ) {
    if because(.transitionBetweenChildren) {
      from.__viewWillDisappear(animated)
      to.__viewWillAppear(animated)
    } else {
      to.__viewWillAppear(animated)
      from.__viewWillDisappear(animated)
    }
  }

  private func endTransition(from: UIViewController, to: UIViewController) {
    if because(.transitionBetweenChildren) {
      to.__viewDidAppear()
      from.__viewDidDisappear()
    } else {
      from.__viewDidDisappear()
      to.__viewDidAppear()
    }
  }

  /// Tells the parent of a new preferred size.
  func setPreferredContentSize(_ size: CGSize) {
    if size == preferredContentSizeStorage { return }
    preferredContentSizeStorage = size
    guard Simulation.current.isAtLeast(8) else { return }
    if let parent = parentStorage, because(.preferredSizeTellsParent) {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    }
    if let presentation = presentationControllerStorage, presentingStorage != nil,
      because(.presentationHearsPreferredSize)
    {
      presentation.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
