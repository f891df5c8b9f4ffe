/// The deferred transition: from a change of the stack to the last callback.
extension UINavigationController {

  // MARK: Asking for it

  func requestTransition(_ operation: UINavigationController.Operation, animated: Bool) {
    guard let own = viewStorage else {
      finishWithoutTransition()
      return
    }
    enqueue(NavigationRequest(operation, to: stack.last, animated: animated))
    if own.window == nil {
      releaseOffScreen()
      own.setNeedsLayout()
      return
    }
    if currentTransition != nil { return }
    if Simulation.current.isAtLeast(7) {
      if because(.pushIsDeferred) {
        own.setNeedsLayout()
        return
      }
    } else if !because(.pushLoadsAtOnce) {
      RunLoop.main.runAfterCommit { self.startDeferredTransitionIfNeeded() }
      return
    }
    startDeferredTransitionIfNeeded()
  }

  /// Several changes in a turn: one transition to the last top, unless each has its animation.
  private func enqueue(_ request: NavigationRequest) {
    if let waiting = requests.last, appearState == .appeared {
      if waiting.isAnimated && request.isAnimated {
        if because(.secondAnimatedChangeWaits) {
          requests.append(request)
          return
        }
      } else if !because(.changesInATurnCoalesce) {
        requests.append(request)
        return
      }
    }
    requests = [request]
  }

  /// The layout pass of the navigation controller's view has begun.
  func startInLayout() {
    if currentTransition == nil { makeLateChanges() }
    guard Simulation.current.isAtLeast(7), !requests.isEmpty else { return }
    if because(.deferredTransitionStartsInLayout) {
      startDeferredTransitionIfNeeded()
    } else {
      RunLoop.main.runAfterCommit { self.startDeferredTransitionIfNeeded() }
    }
  }

  /// `-[UINavigationController _startDeferredTransitionIfNeeded:]`
  @_semantics("vdl.step._startDeferredTransitionIfNeeded:")
  func startDeferredTransitionIfNeeded() {
    guard !requests.isEmpty, currentTransition == nil, let own = viewStorage else { return }
    Simulation.current.step("-[UINavigationController _startDeferredTransitionIfNeeded:]")
    guard appearState == .appeared && own.window != nil else {
      requests = []
      if displayed === stack.last {
        finishWithoutTransition()
      } else {
        showWithoutTransition(stack.last)
      }
      return
    }
    let request = requests.remove(at: 0)
    if displayed === request.top {
      finishWithoutTransition()
      startNextTransition()
    } else {
      startTransition(request, interactive: false)
    }
  }

  private func startNextTransition() {
    if requests.isEmpty && lateChanges.isEmpty { return }
    if Simulation.current.isAtLeast(7) {
      viewStorage?.setNeedsLayout()
    } else {
      makeLateChanges()
      startDeferredTransitionIfNeeded()
    }
  }

  // MARK: Its beginning

  /// `-[UINavigationController _startCustomTransition:]`
  @_semantics("vdl.step._startCustomTransition:")
  func startTransition(_ request: NavigationRequest, interactive: Bool) {
    let incoming = request.top
    let outgoing = displayed
    let animated = request.isAnimated && outgoing != nil
    takeMoves()
    load(incoming)
    let coordinator =
      interactive
      ? makeCoordinator(request, isInteractive: true) : self.coordinator(for: request)
    currentTransition = coordinator
    let animator = interactive ? nil : askForAnimator(request, from: outgoing, animated: animated)
    let interactor = askForInteractor(animator)
    fitBeforeAppearance(incoming)
    sendWills(from: outgoing, to: incoming, animated: animated)
    if animator == nil || !because(.animatorAddsView) {
      place(incoming)
      incoming?.viewIsAppearingIfNeeded()
    }
    if interactor == nil { dropSkipped(except: outgoing) }
    if animator == nil && request.isAnimated { zoom(request, from: outgoing, to: incoming) }
    if interactive {
      coordinator.start()
      return
    }
    guard let interactor = interactor else {
      coordinator.run(animator: animator) { self.end(coordinator) }
      return
    }
    coordinator.perform(animator: animator, interactor: interactor) { _ in self.end(coordinator) }
  }

  /// The controller that comes or goes may prefer to grow or shrink.
  private func zoom(
    _ request: NavigationRequest, from outgoing: UIViewController?, to incoming: UIViewController?
  ) {
    if request.operation == .pop {
      if outgoing?.rareDetails != nil { outgoing?.zoom(with: incoming) }
    } else if incoming?.rareDetails != nil {
      incoming?.zoom(with: outgoing)
    }
  }

  /// The app's animator may say that the transition did not come to pass.
  private func end(_ coordinator: TransitionCoordinator) {
    if !coordinator.cameToPass, because(.cancelledNavigationTurnsRound) {
      turnRound(coordinator)
      startNextTransition()
    } else {
      dropSkipped(except: coordinator.from)
      placeIfForgotten(coordinator.to)
      finishTransition(
        from: coordinator.from, to: coordinator.to, animated: coordinator.isAnimated)
    }
  }

  /// The app's animator didn't put the view in its place.
  private func placeIfForgotten(_ controller: UIViewController?) {
    guard let content = controller?.viewStorage, content.superviewStorage == nil else { return }
    place(controller)
    controller?.viewIsAppearingIfNeeded()
  }

  /// The coordinator of a request, created on first use.
  func coordinator(for request: NavigationRequest) -> TransitionCoordinator {
    if let made = request.coordinator, made.from === displayed { return made }
    let made = makeCoordinator(request, isInteractive: false)
    request.coordinator = made
    return made
  }

  private func makeCoordinator(_ request: NavigationRequest, isInteractive: Bool)
    -> TransitionCoordinator
  {
    return TransitionCoordinator(
      from: displayed, to: request.top,
      container: wrapper ?? viewStorage ?? UIView(frame: CGRect.zero),
      isAnimated: request.isAnimated && displayed != nil, isInteractive: isInteractive,
      duration: 0.35)
  }

  /// The arriving view is loaded before anybody hears of the transition, and only that one.
  private func load(_ incoming: UIViewController?) {
    if !because(.onlyTheTopLoads) {
      for member in stack {
        member.loadViewIfRequired()
      }
    }
    if let incoming = incoming, incoming.parentStorage !== self { takeIn(incoming) }
    if because(.loadsBeforeTheWills) {
      incoming?.loadViewIfRequired()
    }
  }

  private func askForAnimator(
    _ request: NavigationRequest, from outgoing: UIViewController?, animated: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard animated, Simulation.current.isAtLeast(7), let delegate = delegate,
      let outgoing = outgoing, let incoming = request.top, because(.delegateSuppliesAnimator)
    else { return nil }
    delegateHasNoAnimators = false
    return delegate.navigationController(
      self, animationControllerFor: request.operation, from: outgoing, to: incoming)
  }

  /// Without an animator nobody is asked for an interaction: it would have nothing to steer.
  private func askForInteractor(_ animator: (any UIViewControllerAnimatedTransitioning)?)
    -> (any UIViewControllerInteractiveTransitioning)?
  {
    guard let animator = animator, let delegate = delegate,
      because(.delegateSuppliesInteraction)
    else { return nil }
    return delegate.navigationController(self, interactionControllerFor: animator)
  }

  /// The leaving controller hears first.
  private func sendWills(
    from outgoing: UIViewController?, to incoming: UIViewController?, animated: Bool
  ) {
    if because(.outgoingWillFirst) {
      outgoing?.__viewWillDisappear(animated)
      sendWillAppear(incoming, animated: animated)
    } else {
      sendWillAppear(incoming, animated: animated)
      outgoing?.__viewWillDisappear(animated)
    }
  }

  /// The arriving controller hears, then the delegate hears of it.
  private func sendWillAppear(_ incoming: UIViewController?, animated: Bool) {
    guard let incoming = incoming else { return }
    if delegate == nil {
      incoming.__viewWillAppear(animated)
    } else if because(.willShowAfterWillAppear) {
      incoming.__viewWillAppear(animated)
      sendWillShow(incoming, animated: animated)
    } else {
      sendWillShow(incoming, animated: animated)
      incoming.__viewWillAppear(animated)
    }
  }

  private func sendWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate = delegate, because(.delegateHearsWillShow) else { return }
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  /// The view that comes has its frame by `viewWillAppear`.
  private func fitBeforeAppearance(_ controller: UIViewController?) {
    guard let controller = controller, let wrapper = wrapper else { return }
    placeBars()
    fit(controller, in: wrapper)
  }

  private func place(_ controller: UIViewController?) {
    guard let own = viewStorage, let content = controller?.viewStorage else { return }
    if let controller = controller, let wrapper = wrapper {
      placeBars()
      fit(controller, in: wrapper)
      wrapper.addSubview(content, at: 0)
    } else {
      content.frame = own.bounds
      own.addSubview(content, at: 0)
    }
    own.markNeedsLayout()
  }

  /// The bars may be other ones now.
  func takeOut(_ controller: UIViewController?) {
    guard let content = controller?.viewStorage, content.superviewStorage != nil else { return }
    content.removeFromSuperview()
    viewStorage?.markNeedsLayout()
  }

  /// From here on the moves so far belong to the transition that starts.
  private func takeMoves() {
    leaving += departing
    departing = []
    entering += arriving
    arriving = []
  }

  /// Controllers between the old and the new top go without a word of appearance.
  private func dropSkipped(except top: UIViewController?) {
    guard leaving.count > 1, because(.skippedControllersGoSilently) else { return }
    let all = leaving
    leaving = []
    for controller in all {
      if controller === top {
        leaving.append(controller)
      } else {
        unlink(controller)
        controller.isToldToLeave = false
        controller.isBeingRemovedFromParent = false
      }
    }
  }

  // MARK: Its end

  func finishTransition(
    from outgoing: UIViewController?, to incoming: UIViewController?, animated: Bool
  ) {
    let coordinator = currentTransition
    currentTransition = nil
    shownBeforeStack = []
    displayed = incoming
    if because(.coveredViewLeaves) {
      takeOut(outgoing)
    }
    sendDids(from: outgoing, to: incoming)
    finishMoves()
    if let incoming = incoming {
      sendDidShow(incoming, animated: animated)
    }
    coordinator?.end()
    startNextTransition()
  }

  /// The leaving controller finishes first: the opposite of a full-screen modal.
  private func sendDids(from outgoing: UIViewController?, to incoming: UIViewController?) {
    if because(.leavingFinishesFirst) {
      outgoing?.__viewDidDisappear()
      if !leaving.isEmpty && !because(.poppedIsReleasedLast) { releaseLeaving() }
      incoming?.__viewDidAppear()
    } else {
      incoming?.__viewDidAppear()
      outgoing?.__viewDidDisappear()
    }
  }

  /// Tells the entered controllers that they are in and the departed that they are out.
  func finishMoves() {
    releaseLeaving()
    let new = entering
    entering = []
    for controller in new {
      if controller.parentStorage === self && because(.didMoveFollowsAppearance) {
        sendDidMove(controller, to: self)
      }
    }
  }

  private func releaseLeaving() {
    let gone = leaving
    leaving = []
    for controller in gone {
      release(controller)
    }
  }

  func sendDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate = delegate, because(.didShowAfterDidAppear) else { return }
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  // MARK: Without a transition

  /// Puts the top in place while the navigation controller itself is on its way, or off screen.
  func showWithoutTransition(_ top: UIViewController?) {
    let old = displayed
    takeMoves()
    load(top)
    if appearState == .appearing, because(.topAppearsWithNavigation) {
      old?.__viewWillDisappear(false)
      muteAlongside {
        sendWillAppear(top, animated: appearanceIsAnimated)
      }
      owesDidShow = true
    }
    displayed = top
    place(top)
    top?.viewIsAppearingIfNeeded()
    if let old = old {
      takeOut(old)
      old.__viewDidDisappear()
    }
    releaseLeaving()
  }

  /// The first top of a presented navigation controller appears; its animations may be lost.
  private func muteAlongside(_ appear: () -> Void) {
    guard let coordinator = presentationControllerStorage?.transition,
      because(.alongsideIsLostForRoot)
    else {
      appear()
      return
    }
    coordinator.losesAlongside = true
    appear()
    coordinator.losesAlongside = false
  }

  /// Off screen a popped controller goes at once.
  private func releaseOffScreen() {
    guard because(.offScreenPopReleases) else { return }
    let gone = departing
    departing = []
    for controller in gone {
      if displayed === controller {
        takeOut(controller)
        displayed = nil
      }
      release(controller)
    }
  }

  func finishWithoutTransition() {
    guard viewStorage == nil || displayed === stack.last else { return }
    takeMoves()
    releaseLeaving()
    if appearState == .appeared { finishMoves() }
  }
}
