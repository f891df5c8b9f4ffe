/// Appearing and disappearing: one state machine, driven by containers, by windows, or by hand.
///
/// disappeared -> appearing -> appeared -> disappearing -> disappeared. The two middle steps may
/// turn round (a swipe that is cancelled): then the other "will" and its "did" follow, and the
/// "did" that was due never comes.
extension UIViewController {

  /// `-[UIViewController __viewWillAppear:]`
  @_semantics("vdl.step.__viewWillAppear:")
  func __viewWillAppear(_ animated: Bool) {
    Simulation.current.step("-[UIViewController __viewWillAppear:]")
    if appearState == .appearing || appearState == .appeared { return }
    loadViewIfRequired()
    if appearState == .disappearing && !because(.appearanceReversal) {
      __viewDidDisappear()
    }
    startAppearing(animated)
    if !animated {
      askToLoadView()
    }
    if !hasChildrenToTell || because(.forwardsParentFirst) {
      sendViewWillAppear(animated)
      forwardViewWillAppear(animated)
    } else {
      forwardViewWillAppear(animated)
      sendViewWillAppear(animated)
    }
    if animated {
      askToLoadView()
    }
  }

  /// Navigation and tab bar controllers tell their child from inside their own callbacks.
  private var hasChildrenToTell: Bool {
    return !childStorage.isEmpty && !isNavigationOrTabBar
  }

  private var isNavigationOrTabBar: Bool {
    return self is UINavigationController || self is UITabBarController
  }

  private func startAppearing(_ animated: Bool) {
    appearState = .appearing
    appearanceIsAnimated = animated
    hasSentViewIsAppearing = false
    Simulation.current.appearing.append(WeakController(self))
    Simulation.current.statusBarIsStale = true
  }

  func sendViewWillAppear(_ animated: Bool) {
    guard because(.willAppearBeforeWindow) else { return }
    callbacksUnderWay += 1
    viewWillAppear(animated)
    callbacksUnderWay -= 1
  }

  private func forwardViewWillAppear(_ animated: Bool) {
    forwardOutside(.appearing)
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      if because(.forwardsToChildren) {
        child.__viewWillAppear(animated)
      }
    }
  }

  /// UIKit asks for the view once more on the way to the window: before `viewWillAppear` at launch,
  /// after it in an animated push or pop. Only an override can tell.
  private func askToLoadView() {
    guard because(.loadViewIfNeededWhenAppearing) else { return }
    loadViewIfNeeded()
  }

  /// Sends `viewIsAppearing` once per appearance, as soon as the view is in its window.
  func viewIsAppearingIfNeeded() {
    guard appearState == .appearing, !hasSentViewIsAppearing, viewStorage?.window != nil else {
      return
    }
    hasSentViewIsAppearing = true
    sendViewIsAppearing()
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      if because(.forwardsToChildren) {
        child.viewIsAppearingIfNeeded()
      }
    }
  }

  func sendViewIsAppearing() {
    updatePropertiesBeforeIsAppearing()
    guard because(.isAppearingInWindow) else { return }
    callbacksUnderWay += 1
    viewIsAppearing(appearanceIsAnimated)
    callbacksUnderWay -= 1
  }

  /// `-[UIViewController __viewDidAppear:]`
  @_semantics("vdl.step.__viewDidAppear:")
  func __viewDidAppear() {
    guard appearState == .appearing, !waitsForEndByHand else { return }
    viewIsAppearingIfNeeded()
    appearState = .appeared
    if !hasChildrenToTell || because(.forwardsParentFirst) {
      sendViewDidAppear(appearanceIsAnimated)
      forwardViewDidAppear()
    } else {
      forwardViewDidAppear()
      sendViewDidAppear(appearanceIsAnimated)
    }
  }

  private func sendViewDidAppear(_ animated: Bool) {
    if because(.didAppearEndsAppearance) {
      callbacksUnderWay += 1
      viewDidAppear(animated)
      callbacksUnderWay -= 1
    }
    isBeingAddedToParent = false
  }

  private func forwardViewDidAppear() {
    forwardOutside(.appeared)
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      if because(.forwardsToChildren) {
        child.__viewDidAppear()
      }
    }
  }

  /// `-[UIViewController __viewWillDisappear:]`
  @_semantics("vdl.step.__viewWillDisappear:")
  func __viewWillDisappear(_ animated: Bool) {
    if appearState == .disappearing || appearState == .disappeared { return }
    if appearState == .appearing && !because(.appearanceReversal) {
      __viewDidAppear()
    }
    appearState = .disappearing
    appearanceIsAnimated = animated
    if !hasChildrenToTell || because(.forwardsParentFirst) {
      sendViewWillDisappear(animated)
      forwardViewWillDisappear(animated)
    } else {
      forwardViewWillDisappear(animated)
      sendViewWillDisappear(animated)
    }
  }

  private func sendViewWillDisappear(_ animated: Bool) {
    guard because(.willDisappearBeforeLeaving) else { return }
    callbacksUnderWay += 1
    viewWillDisappear(animated)
    callbacksUnderWay -= 1
  }

  private func forwardViewWillDisappear(_ animated: Bool) {
    forwardOutside(.disappearing)
    let children = childrenForAppearance
    if children.isEmpty { return }
    isTellingChildrenToGo = true
    for child in children {
      Host.branch()
      if because(.forwardsToChildren) {
        child.__viewWillDisappear(animated)
      }
    }
    isTellingChildrenToGo = false
  }

  /// `-[UIViewController __viewDidDisappear:]`
  @_semantics("vdl.step.__viewDidDisappear:")
  func __viewDidDisappear() {
    guard appearState == .disappearing, !waitsForEndByHand else { return }
    appearState = .disappeared
    if !hasChildrenToTell || because(.forwardsParentFirst) {
      sendViewDidDisappear(appearanceIsAnimated)
      forwardViewDidDisappear()
    } else {
      forwardViewDidDisappear()
      sendViewDidDisappear(appearanceIsAnimated)
    }
  }

  private func sendViewDidDisappear(_ animated: Bool) {
    guard because(.didDisappearAfterLeaving) else { return }
    callbacksUnderWay += 1
    viewDidDisappear(animated)
    callbacksUnderWay -= 1
  }

  private func forwardViewDidDisappear() {
    forwardOutside(.disappeared)
    let children = childrenForAppearance
    for child in children {
      Host.branch()
      if because(.forwardsToChildren) {
        child.__viewDidDisappear()
      }
    }
  }

  /// Whether this container leaves it to UIKit to pass its appearance on.
  ///
  /// iOS 5 asked by another name; the answer of an override counts either way.
  var shouldForwardAppearance: Bool {
    let isAutomatic =
      shouldAutomaticallyForwardAppearanceMethods
      && automaticallyForwardAppearanceAndRotationMethodsToChildViewControllers()
    return isAutomatic || !because(.forwardingOff)
  }

  // MARK: By hand

  /// `beginAppearanceTransition(_:animated:)`. A begin while UIKit's own transition is under way
  /// goes through, and its end comes too early for UIKit.
  func beginTransition(_ isAppearing: Bool, animated: Bool) {
    let isUnderWay = appearState == .appearing || appearState == .disappearing
    if isUnderWay && !isInManualTransition {
      warnUnbalanced()
    }
    if isUnderWay && isInManualTransition && (appearState == .appearing) == isAppearing {
      if because(.beginsAreCounted) {
        furtherBegins += 1
      }
      return
    }
    guard because(.manualTransition) else { return }
    isInManualTransition = true
    if isAppearing {
      __viewWillAppear(animated)
    } else {
      __viewWillDisappear(animated)
    }
  }

  func endTransition() {
    if furtherBegins > 0 {
      furtherBegins -= 1
      return
    }
    guard isInManualTransition else {
      warnUnbalanced()
      return
    }
    isInManualTransition = false
    guard because(.manualTransition) else { return }
    if appearState == .appearing {
      __viewDidAppear()
    } else if appearState == .disappearing {
      __viewDidDisappear()
    }
  }

  /// Once a transition was begun by hand, only its end brings the "did".
  private var waitsForEndByHand: Bool {
    return isInManualTransition && because(.manualMutesTheView)
  }

  private func warnUnbalanced() {
    guard because(.unbalancedTransition) else { return }
    Host.warn("Unbalanced calls to begin/end appearance transitions for \(self).")
  }

  /// UIKit's own implementation was reached though UIKit did not send the message
  /// (`UIViewControllerAlertForAppearanceCallbackMisuse`).
  func noteDirectCall(_ name: String) {
    if callbacksUnderWay > 0 { return }
    guard because(.appearanceCallbackMisuse) else { return }
    Host.warn(
      "Calling -\(name): directly on a view controller is not supported, and may result in "
        + "out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        + "debugger. View controller: \(self)")
  }

  // MARK: By the view's way into and out of a window

  /// Whether a change of window is this controller's own news: no transition is under way, and no
  /// container has taken appearance into its own hands.
  private var hearsFromView: Bool {
    if isInManualTransition, because(.manualMutesTheView) { return false }
    if let parent = parentStorage, !parent.shouldForwardAppearance { return false }
    return true
  }

  /// Before iOS 5 only the view that lay directly in the window counted.
  private func isHeard(above ancestor: UIViewController?) -> Bool {
    if because(.viewDrivenAppearance) { return true }
    if Rule.viewDrivenAppearance.isInForce { return false }
    if ancestor == nil, because(.windowSubviewAppears) { return true }
    return !because(.noViewDrivenAppearance)
  }

  private var ruleOfTheView: Rule {
    return Simulation.current.isAtLeast(5) ? .viewDrivenAppearance : .windowSubviewAppears
  }

  /// `-[UIViewController viewWillMoveToWindow:]`. The ancestor is the nearest controller above.
  func viewWillMoveToWindow(under ancestor: UIViewController?) {
    if appearState == .appearing && isInManualTransition {
      awaitsViewDidAppear = !because(.manualMutesTheView)
    }
    guard appearState == .disappeared, hearsFromView, isHeard(above: ancestor) else { return }
    if let ancestor = ancestor, ancestor.isAppearingWithTransition, !showsChildrenItself,
      because(.lateChildMissesWill)
    {
      startAppearing(ancestor.appearanceIsAnimated)
    } else {
      appearWithView()
    }
    awaitsViewDidAppear = true
  }

  private func appearWithView() {
    if because(ruleOfTheView) {
      __viewWillAppear(false)
    }
  }

  /// UIKit's own containers bring their children on screen in their callbacks, so they get them all.
  private var showsChildrenItself: Bool {
    return isNavigationOrTabBar || self is UIPageViewController || self is UISplitViewController
  }

  /// Whether a navigation or tab bar controller is bringing this controller on screen right now.
  private var isAppearingWithTransition: Bool {
    guard appearState == .appearing else { return false }
    var current = parentStorage
    while let container = current {
      if container.isNavigationOrTabBar { return true }
      current = container.parentStorage
    }
    return false
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
    if because(ruleOfTheView) {
      __viewDidAppear()
    }
  }

  /// `-[UIViewController viewWillMoveToWindow:]` with nil.
  func viewWillMoveFromWindow() {
    if appearState == .disappearing && isInManualTransition {
      leavesWithView = !because(.manualMutesTheView)
    }
    guard appearState == .appeared || appearState == .appearing, hearsFromView,
      isHeard(above: parentStorage), because(ruleOfTheView)
    else { return }
    __viewWillDisappear(false)
    awaitsViewDidAppear = false
    leavesWithView = true
  }

  func viewDidMoveFromWindow() {
    guard leavesWithView else { return }
    leavesWithView = false
    if because(ruleOfTheView) {
      __viewDidDisappear()
    }
  }

  /// `-[UIViewController _associatedViewControllerForwardsAppearanceCallbacks:performHierarchyCheck:
  /// isRoot:]`, when a subtree enters a window: a child may only be shown inside its own parent's
  /// view.
  func performHierarchyCheck(ancestor: UIViewController?) {
    guard Simulation.current.isAtLeast(5), let parent = parentStorage, ancestor !== parent,
      because(.hierarchyInconsistency)
    else { return }
    let wanted = ancestor == nil ? "(null)" : "\(ancestor?.description ?? "")"
    raiseHierarchyInconsistency("\(wanted) but actual parent is:\(parent)")
  }

  func raiseHierarchyInconsistency(_ what: String) -> Never {
    Host.raise(
      NSException(
        name: UIViewController.hierarchyInconsistencyException,
        reason: "child view controller:\(self) should have parent view controller:\(what)"))
  }
}
