/// Presenting a controller over another, and taking it away again.
extension UIViewController {

  /// The controller this one, or one of its ancestors, presents.
  @available(iOS 5.0, *)
  public var presentedViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presented = candidate.presentedStorage { return presented }
      current = candidate.parentStorage
    }
    return nil
  }

  /// The controller that presented this one or one of its ancestors.
  @available(iOS 5.0, *)
  public var presentingViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presenting = candidate.presentingStorage { return presenting }
      current = candidate.parentStorage
    }
    return nil
  }

  @available(iOS 5.0, *)
  public var isBeingPresented: Bool { return isBeingShownModally }

  @available(iOS 5.0, *)
  public var isBeingDismissed: Bool { return isBeingHiddenModally }

  /// The controller of the presentation, made when it is first asked for.
  @available(iOS 8.0, *)
  public var presentationController: UIPresentationController? {
    if let existing = presentationControllerStorage { return existing }
    let made = makePresentationController(presenting: nil, source: self)
    presentationControllerStorage = made
    return made
  }

  @available(iOS 15.0, *)
  public var sheetPresentationController: UISheetPresentationController? {
    return presentationController as? UISheetPresentationController
  }

  @available(iOS 8.0, *)
  public var popoverPresentationController: UIPopoverPresentationController? {
    return presentationController as? UIPopoverPresentationController
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if modalPresentationStyle == .custom, let delegate = transitioningDelegate {
      because(.customPresentationController)
      if let made = delegate.presentationController(
        forPresented: self, presenting: presenting, source: source)
      {
        return made
      }
    }
    switch modalPresentationStyle {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      if Simulation.current.isAtLeast(15) {
        return UISheetPresentationController(
          presentedViewController: self, presenting: presenting)
      }
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// `.automatic` is never read back: a sheet from iOS 13 on, full screen before.
  var concretePresentationStyle: UIModalPresentationStyle {
    if let chosen = presentationStyleStorage, chosen != .automatic { return chosen }
    if Simulation.current.isAtLeast(13) {
      because(.defaultStyleIsSheet)
      return automaticStyle
    }
    because(.defaultStyleIsFullScreen)
    return .fullScreen
  }

  // MARK: Presenting

  /// The controller that really presents: the outermost container, unless a child defines the
  /// context of a context style.
  private func presenter(for controller: UIViewController) -> UIViewController {
    let style = controller.modalPresentationStyle
    let wantsContext = style == .currentContext || style == .overCurrentContext
    var current: UIViewController = self
    while let parent = current.parentStorage {
      if wantsContext && current.definesPresentationContext { return current }
      because(.outermostContainerPresents)
      current = parent
    }
    return current
  }

  func presentViewController(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: controller)
    if let other = presenter.presentedStorage {
      because(.alreadyPresenting)
      Host.warn(
        "Attempt to present \(controller) on \(presenter) which is already presenting \(other)")
      return
    }
    if let active = controller.presentingStorage {
      raiseActive(controller, presentedBy: active)
    }
    if controller === self || controller.parentStorage != nil {
      raiseActive(controller, presentedBy: nil)
    }
    guard presenter.viewStorage?.window != nil else {
      because(.presenterNotInWindow)
      Host.warn(
        "Attempt to present \(controller) on \(presenter) whose view is not in the window "
          + "hierarchy!")
      return
    }
    if parentStorage == nil && presentingStorage == nil && isDetached {
      because(.presentOnDetached)
      Host.warn("Presenting view controllers on detached view controllers is discouraged \(self).")
    }
    link(controller, to: presenter, source: self)
    if presenter.isBeingShownModally || presenter.isBeingHiddenModally {
      because(.presentationWaitsForRunningOne)
      presenter.waitingPresentations.append {
        presenter.prepare(controller, animated: animated, completion: completion)
      }
      return
    }
    presenter.prepare(controller, animated: animated, completion: completion)
  }

  /// A controller whose view is inside another controller's view without being its child.
  private var isDetached: Bool {
    guard let outer = viewStorage?.superviewStorage?.nearestViewController else { return false }
    return outer !== self
  }

  private func raiseActive(_ controller: UIViewController, presentedBy other: UIViewController?) {
    because(.presentActiveController)
    var reason = "Application tried to present modally an active controller \(controller)."
    if Simulation.current.isAtLeast(15) {
      if let other = other {
        reason =
          "Application tried to present modally a view controller \(controller) that is already "
          + "being presented by \(other)."
      } else if let parent = controller.parentStorage {
        reason =
          "Application tried to present modally a view controller \(controller) that has a "
          + "parent view controller \(parent)."
      }
    }
    Host.raise(NSException(name: .invalidArgumentException, reason: reason))
  }

  private func link(
    _ controller: UIViewController, to presenter: UIViewController, source: UIViewController
  ) {
    because(.presentLinksAtOnce)
    presenter.presentedStorage = controller
    controller.presentingStorage = presenter
    controller.isBeingShownModally = true
    if controller.presentationControllerStorage == nil {
      controller.presentationControllerStorage = controller.makePresentationController(
        presenting: presenter, source: source)
    }
    controller.presentationControllerStorage?.presentingStorage = presenter
  }

  /// Loads the presented view now, and starts the transition once this turn is committed.
  private func prepare(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presentation = controller.presentationControllerStorage else { return }
    if !Simulation.current.isAtLeast(7) {
      because(.presentStartsAtOnce)
      startPresentation(presentation, animated: animated, completion: completion)
      return
    }
    if Simulation.current.isAtLeast(8) {
      because(.presentLoadsAtOnce)
      controller.loadViewIfRequired()
    }
    RunLoop.main.runAfterCommit {
      because(.presentStartsAfterCommit)
      self.startPresentation(presentation, animated: animated, completion: completion)
    }
  }

  private func startPresentation(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    let presented = presentation.presentedViewController
    guard let window = viewStorage?.window else { return }
    presented.loadViewIfRequired()
    let container = UITransitionView(frame: window.bounds)
    container.presentation = presentation
    presentation.containerStorage = container
    let coordinator = TransitionCoordinator(
      from: self, to: presented, container: container, isAnimated: animated, duration: 0.5)
    presentation.transition = coordinator
    let removes = presentation.shouldRemovePresentersView
    presentation.presenterWasRemoved = removes
    sendPresentationWillBegin(presentation)
    if removes {
      because(.presenterDisappears)
      __viewWillDisappear(animated)
    }
    because(.presentedAppears)
    presented.__viewWillAppear(animated)
    contextView(for: presented, window: window).addSubview(container)
    if let content = presented.viewStorage {
      content.frame = presentation.frameOfPresentedViewInContainerView
      container.addSubview(content)
    }
    presented.viewIsAppearingIfNeeded()
    container.layoutTree()
    if removes {
      layoutPresenterAgain()
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if animated {
      animator = presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: self, source: self)
    }
    coordinator.run(animator: animator) {
      self.finishPresentation(presentation, animated: animated, completion: completion)
    }
  }

  private func contextView(for presented: UIViewController, window: UIWindow) -> UIView {
    let style = presented.modalPresentationStyle
    if style == .currentContext || style == .overCurrentContext {
      return viewStorage?.superviewStorage ?? window
    }
    return window
  }

  private func sendPresentationWillBegin(_ presentation: UIPresentationController) {
    guard Simulation.current.isAtLeast(8) else { return }
    because(.presentationControllerInterleaves)
    presentation.presentationTransitionWillBegin()
  }

  /// Two logs of iOS 12 show the window's root laid out once more before it goes.
  private func layoutPresenterAgain() {
    guard Simulation.current.major == 12, presentingStorage == nil,
      because(.presenterLaidOutAgain)
    else { return }
    viewStorage?.markNeedsLayout()
    viewStorage?.layoutTree()
  }

  /// The end of a presentation: the arriving controller finishes first.
  private func finishPresentation(
    _ presentation: UIPresentationController, animated: Bool, completion: (() -> Void)?
  ) {
    let presented = presentation.presentedViewController
    let coordinator = presentation.transition
    presentation.transition = nil
    let removes = presentation.presenterWasRemoved
    if removes {
      takeOutView(for: presentation)
    }
    if Simulation.current.isAtLeast(8) {
      because(.presentationControllerInterleaves)
      presentation.presentationTransitionDidEnd(true)
    }
    because(.arrivingFinishesFirst)
    presented.__viewDidAppear()
    if removes {
      because(.arrivingFinishesFirst)
      forgetAnimationOnIOS8()
      __viewDidDisappear()
    }
    presented.isBeingShownModally = false
    coordinator?.end()
    because(.completionComesLast)
    completion?()
    presented.runWaitingPresentations()
  }

  private func takeOutView(for presentation: UIPresentationController) {
    guard let own = viewStorage, let parent = own.superviewStorage else { return }
    presentation.presenterSuperview = parent
    presentation.presenterIndex = parent.indexOfSubview(own) ?? 0
    own.removeFromSuperview()
  }

  private func putBackView(for presentation: UIPresentationController) {
    guard let own = viewStorage, own.superviewStorage == nil,
      let parent = presentation.presenterSuperview
    else { return }
    own.frame = parent.bounds
    parent.addSubview(own, at: presentation.presenterIndex)
  }

  /// iOS 8 told the presenter `false` in its "did" callbacks of an animated presentation.
  private func forgetAnimationOnIOS8() {
    if Simulation.current.major == 8 && because(.presenterDidIsUnanimated) {
      appearanceIsAnimated = false
    }
  }

  func runWaitingPresentations() {
    let waiting = waitingPresentations
    waitingPresentations = []
    for start in waiting {
      start()
    }
  }

  // MARK: Dismissing

  func dismissViewController(animated: Bool, completion: (() -> Void)?) {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.presentedStorage != nil {
        because(.dismissBelongsToPresenter)
        candidate.dismissPresented(animated: animated, completion: completion)
        return
      }
      current = candidate.parentStorage
    }
    if let presenting = presentingViewController {
      because(.dismissAsksPresenter)
      presenting.dismissPresented(animated: animated, completion: completion)
    }
  }

  private func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedStorage, !presented.isBeingHiddenModally else { return }
    if presented.isBeingShownModally {
      presented.waitingPresentations.append {
        self.dismissPresented(animated: animated, completion: completion)
      }
      return
    }
    presented.isBeingHiddenModally = true
    if !Simulation.current.isAtLeast(7) {
      startDismissal(animated: animated, completion: completion)
      return
    }
    RunLoop.main.runAfterCommit {
      because(.dismissStartsAfterCommit)
      self.startDismissal(animated: animated, completion: completion)
    }
  }

  /// The presented controllers above this one, nearest first.
  private var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var current = presentedStorage
    while let controller = current {
      chain.append(controller)
      current = controller.presentedStorage
    }
    return chain
  }

  private func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let chain = presentedChain
    guard let nearest = chain.first, let top = chain.last,
      let presentation = nearest.presentationControllerStorage
    else { return }
    let container = presentation.containerStorage ?? UIView(frame: CGRect.zero)
    let coordinator = TransitionCoordinator(
      from: top, to: self, container: container, isAnimated: animated, duration: 0.5)
    presentation.transition = coordinator
    var index = chain.count - 1
    while index >= 0 {
      because(.dismissalTakesAllAbove)
      chain[index].isBeingHiddenModally = true
      chain[index].__viewWillDisappear(animated)
      index -= 1
    }
    if Simulation.current.isAtLeast(8) {
      because(.presentationControllerInterleaves)
      presentation.dismissalTransitionWillBegin()
    }
    if presentation.presenterWasRemoved {
      because(.presenterReappears)
      __viewWillAppear(animated)
      putBackView(for: presentation)
      viewIsAppearingIfNeeded()
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if animated {
      animator = top.transitioningDelegate?.animationController(forDismissed: top)
    }
    coordinator.run(animator: animator) {
      self.finishDismissal(chain, presentation, completion: completion)
    }
  }

  /// The end of a dismissal: again the arriving controller finishes first.
  func finishDismissal(
    _ chain: [UIViewController], _ presentation: UIPresentationController,
    completion: (() -> Void)?
  ) {
    let coordinator = presentation.transition
    presentation.transition = nil
    if presentation.presenterWasRemoved {
      because(.arrivingFinishesFirst)
      forgetAnimationOnIOS8()
      __viewDidAppear()
    }
    if Simulation.current.isAtLeast(8) {
      because(.presentationControllerInterleaves)
      presentation.dismissalTransitionDidEnd(true)
    }
    var index = chain.count - 1
    while index >= 0 {
      endPresentation(of: chain[index])
      index -= 1
    }
    coordinator?.end()
    because(.completionComesLast)
    completion?()
    runWaitingPresentations()
  }

  private func endPresentation(of controller: UIViewController) {
    let presenter = controller.presentingStorage
    controller.viewStorage?.removeFromSuperview()
    controller.presentationControllerStorage?.containerStorage?.removeFromSuperview()
    because(.presentingIsNilAfterDismissal)
    controller.presentingStorage = nil
    presenter?.presentedStorage = nil
    because(.arrivingFinishesFirst)
    controller.__viewDidDisappear()
    controller.isBeingHiddenModally = false
    let old = controller.presentationControllerStorage
    controller.presentationControllerStorage = nil
    _ = old
  }

  // MARK: Swiping a sheet down

  private var isSheet: Bool {
    guard presentingStorage != nil, Simulation.current.isAtLeast(13) else { return false }
    switch modalPresentationStyle {
    case .pageSheet, .formSheet, .popover, .automatic: return true
    default: return false
    }
  }

  func beginSwipeDown() {
    guard isSheet, !isBeingShownModally, !isBeingHiddenModally,
      let presentation = presentationControllerStorage, let presenter = presentingStorage
    else { return }
    if isModalInPresentation { return }
    because(.swipeDownAsksDelegate)
    if let delegate = presentation.delegate,
      !delegate.presentationControllerShouldDismiss(presentation)
    {
      return
    }
    isBeingHiddenModally = true
    presentation.transition = TransitionCoordinator(
      from: self, to: presenter, container: presentation.containerStorage ?? UIView(),
      isAnimated: true, isInteractive: true, duration: 0.3)
    because(.swipeDownTellsDelegate)
    presentation.delegate?.presentationControllerWillDismiss(presentation)
    because(.swipeDownBeginsDisappearance)
    __viewWillDisappear(true)
  }

  func finishSwipeDown() {
    guard isSheet, let presentation = presentationControllerStorage,
      let presenter = presentingStorage
    else { return }
    guard isBeingHiddenModally else {
      because(.lockedSheetReportsAttempt)
      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return
    }
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      because(.swipeDownTellsDelegate)
      let chain = presenter.presentedChain
      presenter.finishDismissal(chain, presentation, completion: nil)
      because(.swipeDownTellsDelegate)
      presentation.delegate?.presentationControllerDidDismiss(presentation)
    }
  }

  func cancelSwipeDown() {
    guard isBeingHiddenModally, let presentation = presentationControllerStorage else { return }
    presentation.transition?.isCancelled = true
    RunLoop.main.enqueue(after: 0.3, phase: 3) {
      let coordinator = presentation.transition
      presentation.transition = nil
      self.isBeingHiddenModally = false
      because(.cancelledDismissalTurnsRound)
      self.__viewWillAppear(true)
      self.__viewDidAppear()
      coordinator?.end()
    }
  }
}
