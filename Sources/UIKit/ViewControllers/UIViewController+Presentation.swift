/// Presenting a controller over another: the presenter, the refusals, and the start.
///
/// The rest is the task of the presentation's controller
/// (`Transitions/UIPresentationController+Presenting.swift`); the way back begins in
/// `UIViewController+Dismissal.swift`.
extension UIViewController {

  /// The controller this one, or one of its ancestors, presents.
  @available(iOS 5.0, *)
  public var presentedViewController: UIViewController? {
    if let presented = presentedStorage { return presented }
    guard because(.presentationAsksAncestors) else { return nil }
    return parentStorage?.presentedViewController
  }

  /// The controller that presented this one or one of its ancestors.
  @available(iOS 5.0, *)
  public var presentingViewController: UIViewController? {
    if let presenting = presentingStorage { return presenting }
    guard because(.presentationAsksAncestors) else { return nil }
    return parentStorage?.presentingViewController
  }

  /// Whether the appearance under way comes from being presented: true in `viewWillAppear` and
  /// `viewDidAppear`, false again in the completion of `present`.
  @available(iOS 5.0, *)
  public var isBeingPresented: Bool {
    return because(.beingPresentedWhileAppearing) && isBeingShownModally
  }

  /// Whether the disappearance under way comes from being dismissed: true in `viewWillDisappear`
  /// and `viewDidDisappear`.
  @available(iOS 5.0, *)
  public var isBeingDismissed: Bool {
    return because(.beingDismissedWhileDisappearing) && isBeingHiddenModally
  }

  // MARK: Presenting

  /// `-[UIViewController _presentViewController:animated:completion:]`
  func presentViewController(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if refusesActive(controller) { return }
    let presenter = presenter(for: controller)
    if presenter.isPresentingAlready(controller, animated: animated, completion: completion) {
      return
    }
    if refusesOutsideWindow(controller, on: presenter) { return }
    warnWhenDetached()
    if presenter.refusesDuringTransition(controller) { return }
    let presentation = controller.presentationController(presenting: presenter, source: self)
    if presenter.isBeingShownModally || presenter.isBeingHiddenModally {
      presenter.presentLater(presentation, animated: animated, completion: completion)
      return
    }
    presenter.prepare(presentation, animated: animated, completion: completion)
  }

  /// The controller that really presents: the outermost container, unless an inner one defines the
  /// context of a context style.
  private func presenter(for controller: UIViewController) -> UIViewController {
    var current: UIViewController = self
    while let parent = current.parentStorage, because(.outermostContainerPresents) {
      if current.isContext(for: controller) { return current }
      current = parent
    }
    return current
  }

  private func isContext(for controller: UIViewController) -> Bool {
    guard definesPresentationContext else { return false }
    let style = controller.concretePresentationStyle
    guard style == .currentContext || style == .overCurrentContext else { return false }
    return because(.contextChildPresents)
  }

  // MARK: Refused presentations

  /// A second `present`. Without the rule the topmost controller would get it.
  private func isPresentingAlready(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) -> Bool {
    guard let other = presentedStorage else { return false }
    guard because(.alreadyPresenting) else {
      other.presentViewController(controller, animated: animated, completion: completion)
      return true
    }
    if other.isBeingShownModally, because(.runningPresentationIsSaid) {
      warnAboutAttempt(controller, "while a presentation is in progress!")
    } else {
      let end = Simulation.current.isAtLeast(13) ? "." : ""
      warnAboutAttempt(controller, "which is already presenting \(other)\(end)")
    }
    return true
  }

  private func refusesOutsideWindow(
    _ controller: UIViewController, on presenter: UIViewController
  ) -> Bool {
    guard presenter.viewStorage?.window == nil, because(.presenterNotInWindow) else {
      return false
    }
    let end = Simulation.current.isAtLeast(13) ? "." : "!"
    presenter.warnAboutAttempt(
      controller, from: self, "whose view is not in the window hierarchy" + end)
    return true
  }

  /// A controller in the middle of its own way in or out presents nothing.
  private func refusesDuringTransition(_ controller: UIViewController) -> Bool {
    guard isBeingShownModally || isBeingHiddenModally else { return false }
    guard appearState != .appeared, because(.presentDuringTransitionRefused) else { return false }
    warnAboutAttempt(controller, "while a presentation is in progress!")
    return true
  }

  /// From iOS 13 on the log also says whom `present` was sent to.
  private func warnAboutAttempt(
    _ controller: UIViewController, from source: UIViewController? = nil, _ why: String
  ) {
    if because(.presentWarningNamesSource) {
      Host.warn("Attempt to present \(controller) on \(self) (from \(source ?? self)) \(why)")
    } else {
      Host.warn("Warning: Attempt to present \(controller) on \(self) \(why)")
    }
  }

  private func warnWhenDetached() {
    guard parentStorage == nil, presentingStorage == nil, isDetached,
      because(.presentOnDetached)
    else { return }
    Host.warn("Presenting view controllers on detached view controllers is discouraged \(self).")
  }

  /// A controller whose view is inside another controller's view without being its child.
  private var isDetached: Bool {
    guard let outer = viewStorage?.superviewStorage?.nearestViewController else { return false }
    return outer !== self
  }

  /// A controller that is on screen, or presented already, cannot be presented.
  private func refusesActive(_ controller: UIViewController) -> Bool {
    let isActive =
      controller.presentingStorage != nil || controller === self
      || controller.parentStorage != nil || controller.isRootOnScreen
    guard isActive else { return false }
    if because(.presentActiveController) {
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "Application tried to present modally \(UIViewController.blame(controller))."))
    }
    return true
  }

  private var isRootOnScreen: Bool {
    let windows = Simulation.current.visibleWindows
    for window in windows where window.rootViewController === self {
      return true
    }
    return false
  }

  private static func blame(_ controller: UIViewController) -> String {
    if because(.activeControllerNamesOwner) {
      if let other = controller.presentingStorage {
        return "a view controller \(controller) that is already being presented by \(other)"
      }
      if let parent = controller.parentStorage {
        return "a view controller \(controller) that has a parent view controller \(parent)"
      }
    }
    return "an active controller \(controller)"
  }

  // MARK: Starting

  /// A controller that is itself still arriving or leaving presents when that is over.
  private func presentLater(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    let controller = presentation.presentedViewController
    guard because(.presentationWaitsForRunningOne) else {
      warnAboutAttempt(controller, "while a presentation is in progress!")
      return
    }
    link(presentation)
    waitingPresentations.append {
      controller.presentingStorage?.prepare(
        presentation, animated: animated, completion: completion)
    }
  }

  /// Links the two and loads the presented view, then leaves the rest to the presentation.
  private func prepare(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    if because(.presentLinksBeforeLoading) {
      linkAtOnce(presentation)
      loadInCall(presentation.presentedViewController)
    } else {
      loadInCall(presentation.presentedViewController)
      linkAtOnce(presentation)
    }
    schedule(presentation, animated: animated, completion: completion)
  }

  private func linkAtOnce(_ presentation: UIPresentationController) {
    if because(.presentLinksAtOnce) {
      link(presentation)
    }
  }

  /// Ownership goes one way: the presenter keeps the presented alive, not the other way round.
  func link(_ presentation: UIPresentationController) {
    let controller = presentation.presentedViewController
    presentedStorage = controller
    controller.presentingStorage = self
    controller.isBeingShownModally = true
  }

  func loadInCall(_ controller: UIViewController) {
    if Simulation.current.isAtLeast(8) {
      if because(.presentLoadsAtOnce) {
        controller.loadViewIfRequired()
      }
    } else if Rule.presentLoadsLate.isInForce, !because(.presentLoadsLate) {
      controller.loadViewIfRequired()
    }
  }

  /// `-[UIPresentationController runTransitionForCurrentState]` waits in a `_UIAfterCACommitBlock`.
  func schedule(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    if because(.presentStartsAtOnce) {
      presentation.startPresentation(from: self, animated: animated, completion: completion)
      return
    }
    if !animated, !because(.unanimatedPresentationWaits) {
      presentation.startPresentation(from: self, animated: false, completion: completion)
      return
    }
    guard because(.presentStartsAfterCommit) else {
      presentation.startPresentation(from: self, animated: animated, completion: completion)
      return
    }
    RunLoop.main.runAfterCommit {
      because(.presentStartsAfterCommit)
      presentation.startPresentation(from: self, animated: animated, completion: completion)
    }
  }

  func runWaitingPresentations() {
    let waiting = waitingPresentations
    waitingPresentations = []
    for start in waiting {
      start()
    }
  }
}
