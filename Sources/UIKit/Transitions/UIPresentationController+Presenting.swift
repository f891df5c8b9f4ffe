/// The way in.
extension UIPresentationController {

  /// `-[UIPresentationController runTransitionForCurrentState]`, presenting.
  func startPresentation(
    from presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if presentedViewController.presentingStorage == nil {
      presenter.link(self)
    }
    guard let window = presenter.viewStorage?.window else {
      abandon(presenter)
      return
    }
    refuseStyleNone()
    loadContent()
    adaptStyle(on: presenter)
    let presented = presentedViewController
    checkAnchor()
    decideAboutPresenter(presenter)
    if adaptedStyle == .fullScreen {
      UIApplication.shared.turnForPresentation(of: presented, in: window)
    }
    let container = makeContainer(presenter: presenter, window: window)
    let coordinator = TransitionCoordinator(
      from: presenter, to: presented, container: container, isAnimated: animated, duration: 0.5)
    coordinator.leavesViewOf(presenterWasRemoved ? nil : presenter)
    coordinator.presentationStyle = adaptedStyle
    coordinator.endsInNextTurn = isSheet && because(.unanimatedSheetTakesATurn)
    transition = coordinator
    if Simulation.current.hasFocus { takeFocus(in: window) }
    let animator = animated ? animatorForPresentation(presenter) : nil
    let interactor = interactorForPresentation(animator)
    sendWills(presenter, animated: animated)
    (context(of: presenter) ?? window).addSubview(container)
    dimBehindAlert(window)
    arrange(container, for: animator, presenter: presenter)
    if animated && animator == nil && presented.rareDetails != nil {
      presented.zoom(with: presenter)
    }
    coordinator.perform(animator: animator, interactor: interactor) { didComplete in
      if didComplete {
        self.finishPresentation(presenter, completion: completion)
      } else {
        self.cancelPresentation(presenter, completion: completion)
      }
    }
    if animator != nil {
      presented.viewIsAppearingIfNeeded()
      container.layoutTree()
    }
  }

  /// The presentation asks how large its content wants to be, and a navigation controller asks its
  /// top in turn (`-[UINavigationController preferredContentSize]`), which loads it.
  private func loadContent() {
    let presented = presentedViewController
    presented.loadViewIfRequired()
    guard Simulation.current.isAtLeast(8), let navigation = presented as? UINavigationController,
      because(.presentLoadsNavigationTop)
    else { return }
    navigation.topViewController?.loadViewIfRequired()
  }

  /// The presenter left its window before the presentation started: nothing comes of it.
  private func abandon(_ presenter: UIViewController) {
    let presented = presentedViewController
    presented.isBeingShownModally = false
    presented.presentingStorage = nil
    presenter.presentedStorage = nil
  }

  private func refuseStyleNone() {
    guard presentedViewController.concretePresentationStyle == .none,
      because(.styleNoneRaises)
    else { return }
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "The specified modal presentation style doesn't have a corresponding "
          + "presentation controller."))
  }

  /// Checks that a popover has a view or button to point at.
  private func checkAnchor() {
    guard adaptedStyle == .popover, let popover = self as? UIPopoverPresentationController else {
      return
    }
    popover.prepare()
    popover.pointArrow()
  }

  private func decideAboutPresenter(_ presenter: UIViewController) {
    let removes =
      because(.presentationControllerDecides)
      ? shouldRemovePresentersView : removesPresenterByStyle
    presenterWasRemoved = removes
    guard removes, let own = presenter.viewStorage, let parent = own.superviewStorage else {
      return
    }
    presenterSuperview = parent
    presenterIndex = parent.indexOfSubview(own) ?? 0
  }

  /// `-[UIPresentationController _initViewHierarchyForPresentationSuperview:inContainerView:]`
  private func makeContainer(presenter: UIViewController, window: UIWindow) -> UIView {
    var frame = window.bounds
    if let own = presenter.viewStorage, context(of: presenter) != nil {
      frame = own.frame
    }
    let container = UITransitionView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    if window.turnsItsViews && context(of: presenter) == nil {
      window.turn(container, belowStatusBar: false)
    }
    if because(.presentationKeepsBothAlive) {
      container.participants = [presenter, presentedViewController]
    }
    containerStorage = container
    return container
  }

  /// A context style is shown where the presenter is, not in the window.
  private func context(of presenter: UIViewController) -> UIView? {
    return isInContext ? presenter.viewStorage?.superviewStorage : nil
  }

  private var isInContext: Bool {
    if adaptedStyle == .custom {
      return !shouldPresentInFullscreen && because(.presentationMayStayInContext)
    }
    return adaptedStyle == .currentContext || adaptedStyle == .overCurrentContext
  }

  // MARK: Wills

  /// The presentation controller hears first, then the leaving controller, then the arriving one.
  private func sendWills(_ presenter: UIViewController, animated: Bool) {
    if because(.presentationControllerInterleaves) {
      tellPresentationWillBegin()
      sendWillCallbacks(presenter, animated: animated)
    } else {
      sendWillCallbacks(presenter, animated: animated)
      tellPresentationWillBegin()
    }
  }

  private func sendWillCallbacks(_ presenter: UIViewController, animated: Bool) {
    if presenterWasRemoved, because(.presenterDisappears) {
      presenter.__viewWillDisappear(animated)
    }
    if because(.presentedAppears) {
      presentedViewController.__viewWillAppear(animated || because(.unanimatedSaysAnimated))
    }
  }

  private func tellPresentationWillBegin() {
    guard because(.presentationControllerIsTold) else { return }
    presentationTransitionWillBegin()
  }

  // MARK: Views

  /// Puts the presented view into the container, unless an animator of the app is to do it.
  private func arrange(
    _ container: UIView, for animator: (any UIViewControllerAnimatedTransitioning)?,
    presenter: UIViewController
  ) {
    let presented = presentedViewController
    if let content = presentedView {
      content.frame = frameOfPresentedViewInContainerView
      if animator == nil || !because(.animatorAddsView) {
        container.addSubview(content)
      }
    }
    if animator != nil {
      moveIntoContainer(presenter)
      return
    }
    presented.viewIsAppearingIfNeeded()
    container.layoutTree()
    if presenterWasRemoved {
      layoutPresenterAgain(presenter)
    }
  }

  /// The animator finds the view that is to go in the container; the view that comes is its own task.
  private func moveIntoContainer(_ presenter: UIViewController) {
    guard presenterWasRemoved, let own = presenter.viewStorage, let container = containerStorage,
      because(.containerHoldsLeavingView)
    else { return }
    container.addSubview(own, at: 0)
  }

  /// Two logs of iOS 12 show the window's root laid out once more before it goes.
  private func layoutPresenterAgain(_ presenter: UIViewController) {
    guard Simulation.current.major == 12, presenter.presentingStorage == nil,
      because(.presenterLaidOutAgain)
    else { return }
    presenter.viewStorage?.markNeedsLayout()
    presenter.viewStorage?.layoutTree()
  }

  private func takeOutPresenter(_ presenter: UIViewController) {
    guard presenterWasRemoved, because(.presenterLeavesWindowAtEnd) else { return }
    presenter.viewStorage?.removeFromSuperview()
  }

  /// An alert keeps its own tint, and the views behind it lose theirs until it goes.
  private func dimBehindAlert(_ window: UIWindow) {
    guard presentedViewController is UIAlertController else { return }
    containerStorage?.tintModeStorage = .normal
    window.countAlerts(1)
  }

  // MARK: Dids

  /// `-[UIPresentationController transitionDidFinish:]`, presenting: the arriving controller
  /// finishes first.
  private func finishPresentation(_ presenter: UIViewController, completion: (() -> Void)?) {
    let presented = presentedViewController
    let coordinator = transition
    transition = nil
    let completesLast = UIPresentationController.completesLast(completion)
    takeOutPresenter(presenter)
    if because(.presentationControllerInterleaves) {
      tellPresentationDidEnd(true)
      sendPresentationDids(presenter)
    } else {
      sendPresentationDids(presenter)
      tellPresentationDidEnd(true)
    }
    presented.isBeingShownModally = false
    if !because(.presenterOwnsPresented) {
      presenter.presentedStorage = nil
    }
    UIPresentationController.conclude(coordinator, completesLast ? completion : nil)
    presented.runWaitingPresentations()
  }

  private func sendPresentationDids(_ presenter: UIViewController) {
    if because(.arrivingFinishesFirst) {
      presentedViewController.__viewDidAppear()
      sendDidDisappear(presenter)
    } else {
      sendDidDisappear(presenter)
      presentedViewController.__viewDidAppear()
    }
  }

  private func sendDidDisappear(_ presenter: UIViewController) {
    guard presenterWasRemoved else { return }
    forgetAnimation(of: presenter)
    presenter.__viewDidDisappear()
  }

  func tellPresentationDidEnd(_ completed: Bool) {
    guard because(.presentationControllerIsTold) else { return }
    presentationTransitionDidEnd(completed)
  }

  /// iOS 8 sent the presenter `false` in its "did" callbacks of an animated presentation. The
  /// values of later releases are not known; the model has them like iOS 7.
  func forgetAnimation(of presenter: UIViewController) {
    if because(.presenterDidIsUnanimated) {
      presenter.appearanceIsAnimated = false
    }
    if Rule.presenterDidIsAnimated.isInForce, !because(.presenterDidIsAnimated) {
      presenter.appearanceIsAnimated = false
    }
  }

  // MARK: Completion

  /// Whether the completion waits for the "did" callbacks. Without the rule it runs now.
  static func completesLast(_ completion: (() -> Void)?) -> Bool {
    if because(.completionComesLast) { return true }
    completion?()
    return false
  }

  /// Runs the work that waited for the end: the coordinator's blocks, then the completion.
  static func conclude(_ coordinator: TransitionCoordinator?, _ completion: (() -> Void)?) {
    if because(.coordinatorBeforeCompletion) {
      coordinator?.end()
      complete(completion)
    } else {
      complete(completion)
      coordinator?.end()
    }
  }

  /// Ends a cancelled presentation, which is over but not complete.
  func concludeCancelled(_ coordinator: TransitionCoordinator?, _ completion: (() -> Void)?) {
    coordinator?.end()
    if !because(.cancelledDoesNotComplete) {
      completion?()
    }
  }

  private static func complete(_ completion: (() -> Void)?) {
    if because(.completionComesLast) {
      completion?()
    }
  }

  // MARK: Taken back

  /// The app's animator ended the presentation with `completeTransition(false)`.
  private func cancelPresentation(_ presenter: UIViewController, completion: (() -> Void)?) {
    guard because(.cancelledPresentationTurnsRound) else {
      finishPresentation(presenter, completion: completion)
      return
    }
    let presented = presentedViewController
    let coordinator = transition
    transition = nil
    tellPresentationDidEnd(false)
    presented.__viewWillDisappear(true)
    if presenterWasRemoved {
      presenter.__viewWillAppear(true)
    }
    returnPresenter(presenter)
    removeViews(of: presented)
    abandon(presenter)
    presented.__viewDidDisappear()
    if presenterWasRemoved {
      presenter.__viewDidAppear()
    }
    concludeCancelled(coordinator, completion)
    presented.presentationControllerStorage = nil
    isOwnedByPresented(false)
  }
}
