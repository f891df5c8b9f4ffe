/// Appearing and disappearing: one state machine, driven by containers, by windows, or by hand.
///
/// disappeared -> appearing -> appeared -> disappearing -> disappeared. The two middle steps may
/// turn round (a swipe that is cancelled): then the other "will" and its "did" follow, and the
/// "did" that was due never comes.
extension UIViewController {

  /// `-[UIViewController __viewWillAppear:]`
  func __viewWillAppear(_ animated: Bool) {
    Simulation.current.step("-[UIViewController __viewWillAppear:]")
    if appearState == .appearing || appearState == .appeared { return }
    loadViewIfRequired()
    if appearState == .disappearing {
      because(.appearanceReversal)
    }
    appearState = .appearing
    appearanceIsAnimated = animated
    hasSentViewIsAppearing = false
    Simulation.current.appearing.append(WeakController(self))
    sendViewWillAppear(animated)
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      because(.forwardsParentFirst)
      child.__viewWillAppear(animated)
    }
  }

  private func sendViewWillAppear(_ animated: Bool) {
    because(.willAppearBeforeWindow)
    isSendingAppearance = true
    viewWillAppear(animated)
    isSendingAppearance = false
  }

  /// Sends `viewIsAppearing` once per appearance, as soon as the view is in its window.
  func viewIsAppearingIfNeeded() {
    guard appearState == .appearing, !hasSentViewIsAppearing, viewStorage?.window != nil else {
      return
    }
    hasSentViewIsAppearing = true
    if Simulation.current.isAtLeast(13) {
      sendViewIsAppearing()
    }
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      child.viewIsAppearingIfNeeded()
    }
  }

  private func sendViewIsAppearing() {
    because(.isAppearingInWindow)
    isSendingAppearance = true
    viewIsAppearing(appearanceIsAnimated)
    isSendingAppearance = false
  }

  /// `-[UIViewController __viewDidAppear:]`
  func __viewDidAppear() {
    guard appearState == .appearing else { return }
    viewIsAppearingIfNeeded()
    appearState = .appeared
    sendViewDidAppear(appearanceIsAnimated)
    isBeingAddedToParent = false
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      if !child.manualTransition {
        because(.forwardsParentFirst)
        child.__viewDidAppear()
      }
    }
  }

  private func sendViewDidAppear(_ animated: Bool) {
    because(.didAppearEndsAppearance)
    isSendingAppearance = true
    viewDidAppear(animated)
    isSendingAppearance = false
  }

  /// `-[UIViewController __viewWillDisappear:]`
  func __viewWillDisappear(_ animated: Bool) {
    if appearState == .disappearing || appearState == .disappeared { return }
    if appearState == .appearing {
      because(.appearanceReversal)
    }
    appearState = .disappearing
    appearanceIsAnimated = animated
    sendViewWillDisappear(animated)
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      because(.forwardsParentFirst)
      child.__viewWillDisappear(animated)
    }
  }

  private func sendViewWillDisappear(_ animated: Bool) {
    because(.willDisappearBeforeLeaving)
    isSendingAppearance = true
    viewWillDisappear(animated)
    isSendingAppearance = false
  }

  /// `-[UIViewController __viewDidDisappear:]`
  func __viewDidDisappear() {
    guard appearState == .disappearing else { return }
    appearState = .disappeared
    sendViewDidDisappear(appearanceIsAnimated)
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      if !child.manualTransition {
        because(.forwardsParentFirst)
        child.__viewDidDisappear()
      }
    }
  }

  private func sendViewDidDisappear(_ animated: Bool) {
    because(.didDisappearAfterLeaving)
    isSendingAppearance = true
    viewDidDisappear(animated)
    isSendingAppearance = false
  }

  // MARK: By hand

  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    let inFlight = appearState == .appearing || appearState == .disappearing
    if inFlight && !manualTransition {
      because(.unbalancedTransition)
      warnUnbalanced()
    }
    if manualTransition && (appearState == .appearing) == isAppearing && inFlight {
      because(.beginInSameDirection)
      return
    }
    manualTransition = true
    because(.manualTransition)
    if isAppearing {
      __viewWillAppear(animated)
    } else {
      __viewWillDisappear(animated)
    }
  }

  func endTransition() {
    guard manualTransition else {
      because(.unbalancedTransition)
      warnUnbalanced()
      return
    }
    manualTransition = false
    because(.manualTransition)
    if appearState == .appearing {
      __viewDidAppear()
    } else if appearState == .disappearing {
      __viewDidDisappear()
    }
  }

  private func warnUnbalanced() {
    Host.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
  }

  /// UIKit's own implementation was reached though UIKit did not send the message.
  func noteDirectCall(_ name: String) {
    if isSendingAppearance { return }
    guard Simulation.current.isAtLeast(17), because(.appearanceCallbackMisuse) else { return }
    Host.warn(
      "Calling -\(name): directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior.")
  }

  // MARK: By the view's way into and out of a window

  /// Whether a change of window is this controller's own news: no transition is under way, and no
  /// container has taken appearance into its own hands.
  private var hearsFromView: Bool {
    if manualTransition { return false }
    guard Simulation.current.isAtLeast(5) else {
      because(.noViewDrivenAppearance)
      return false
    }
    if let parent = parentStorage, !parent.shouldForwardAppearance { return false }
    return true
  }

  func viewWillMoveToWindow() {
    guard appearState == .disappeared, hearsFromView, because(.viewDrivenAppearance) else {
      return
    }
    awaitsViewDidAppear = true
    __viewWillAppear(false)
  }

  func viewDidMoveToWindow() {
    guard awaitsViewDidAppear else { return }
    awaitsViewDidAppear = false
    if let parent = parentStorage, parent.appearState == .appearing { return }
    RunLoop.main.runAfterCommit { [weak self] in
      self?.finishViewDrivenAppearance()
    }
  }

  private func finishViewDrivenAppearance() {
    if manualTransition { return }
    because(.viewDrivenAppearance)
    __viewDidAppear()
  }

  func viewWillMoveFromWindow() {
    guard appearState == .appeared || appearState == .appearing, hearsFromView,
      because(.viewDrivenAppearance)
    else { return }
    __viewWillDisappear(false)
    awaitsViewDidAppear = false
    leavesWithView = true
  }

  func viewDidMoveFromWindow() {
    guard leavesWithView else { return }
    leavesWithView = false
    because(.viewDrivenAppearance)
    __viewDidDisappear()
  }

  /// A child may only be shown inside its own parent's view.
  func performHierarchyCheck(ancestor: UIViewController?) {
    guard Simulation.current.isAtLeast(5), let parent = parentStorage, ancestor !== parent else {
      return
    }
    because(.hierarchyInconsistency)
    let wanted = ancestor == nil ? "(null)" : "\(ancestor?.description ?? "")"
    Host.raise(
      NSException(
        name: NSExceptionName("UIViewControllerHierarchyInconsistency"),
        reason: "child view controller:\(self) should have parent view controller:\(wanted) but "
          + "actual parent is:\(parent)"))
  }

  /// iOS 5 spelled the question differently; the answer of an override counts either way.
  var shouldForwardAppearance: Bool {
    return shouldAutomaticallyForwardAppearanceMethods
  }
}
