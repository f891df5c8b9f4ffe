/// Children: who is whose parent, and who says so to whom.
extension UIViewController {

  @available(iOS 5.0, *)
  public var parent: UIViewController? { return parentStorage }

  @available(iOS 5.0, *)
  public var children: [UIViewController] { return childStorage }

  /// Whether the appearance under way comes from being added to a container.
  @available(iOS 5.0, *)
  public var isMovingToParent: Bool {
    because(.movingToParent)
    return isBeingAddedToParent
  }

  @available(iOS 5.0, *)
  public var isMovingFromParent: Bool {
    because(.movingToParent)
    return isBeingRemovedFromParent
  }

  func adopt(_ child: UIViewController) {
    if child === self {
      because(.childOfItself)
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "Can't add self as child view controller"))
    }
    if child.parentStorage === self { return }
    if child.parentStorage != nil {
      because(.childTakenFromOtherParent)
      child.leaveParent()
    }
    child.isBeingAddedToParent = true
    child.isBeingRemovedFromParent = false
    let linksFirst = Simulation.current.isAtLeast(26)
    if linksFirst {
      because(.parentSetBeforeWillMove)
      link(child)
    }
    sendWillMove(child, to: self)
    if !linksFirst {
      link(child)
    }
  }

  private func link(_ child: UIViewController) {
    childStorage.append(child)
    child.parentStorage = self
  }

  func sendWillMove(_ child: UIViewController, to parent: UIViewController?) {
    guard Simulation.current.isAtLeast(5) else { return }
    because(parent == nil ? .containerSendsWillMoveNil : .addChildSendsWillMove)
    child.willMove(toParent: parent)
  }

  func sendDidMove(_ child: UIViewController, to parent: UIViewController?) {
    child.isBeingAddedToParent = false
    guard Simulation.current.isAtLeast(5) else { return }
    because(.containerSendsDidMove)
    child.didMove(toParent: parent)
  }

  func leaveParent() {
    guard let parent = parentStorage else { return }
    parent.unlink(self)
    because(.removeFromParentSendsDidMove)
    if Simulation.current.isAtLeast(5) {
      didMove(toParent: nil)
    }
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
    }
  }

  /// Exchanges two children with an animation, and sends both their appearance callbacks.
  @available(iOS 5.0, *)
  public func transition(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    if from.parentStorage !== self || to.parentStorage !== self {
      because(.transitionNeedsCommonParent)
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "Children view controllers \(from) and \(to) must have a common parent view "
            + "controller when calling -[UIViewController "
            + "transitionFromViewController:toViewController:duration:options:animations:"
            + "completion:]"))
    }
    to.loadViewIfRequired()
    let isShown = appearState == .appeared || appearState == .appearing
    let animated = duration > 0
    if isShown {
      because(.transitionBetweenChildren)
      from.__viewWillDisappear(animated)
      to.__viewWillAppear(animated)
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
          because(.transitionBetweenChildren)
          to.__viewDidAppear()
          from.__viewDidDisappear()
        }
        completion?(finished)
      })
  }

  /// Tells the parent of a new preferred size.
  func setPreferredContentSize(_ size: CGSize) {
    if size == preferredContentSizeStorage { return }
    preferredContentSizeStorage = size
    if let parent = parentStorage {
      because(.preferredSizeTellsParent)
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
}
