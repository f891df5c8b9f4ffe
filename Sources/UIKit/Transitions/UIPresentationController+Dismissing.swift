/// The way out.
extension UIPresentationController {

  /// `-[UIPresentationController runTransitionForCurrentState]`, dismissing. This presentation is the
  /// one nearest to the presenter; the chain holds its controller and everything above.
  func startDismissal(
    of chain: [UIViewController], animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = presentingStorage, let top = chain.last else { return }
    if presenterWasRemoved, let window = top.viewStorage?.window {
      UIApplication.shared.turnBack(for: presenter, in: window)
    }
    let coordinator = TransitionCoordinator(
      from: top, to: presenter, container: containerStorage ?? UIView(frame: CGRect.zero),
      isAnimated: animated, duration: 0.5)
    coordinator.leavesViewOf(presenterWasRemoved ? nil : presenter)
    coordinator.presentationStyle = adaptedStyle
    coordinator.endsInNextTurn = isSheet && because(.unanimatedSheetTakesATurn)
    transition = coordinator
    let animator = animated ? animatorForDismissal(of: top) : nil
    let interactor = interactorForDismissal(of: top, animator)
    tellOfCode(isOver: false)
    sendDismissalWills(chain, presenter, animated: animated, hasAnimator: animator != nil)
    coordinator.perform(animator: animator, interactor: interactor) { didComplete in
      if didComplete {
        self.finishDismissal(of: chain, completion: completion)
        self.tellOfCode(isOver: true)
      } else {
        self.cancelDismissal(of: chain, completion: completion)
      }
    }
    if animated && animator == nil && top.rareDetails != nil { top.zoom(with: presenter) }
    if animator != nil {
      presenter.viewIsAppearingIfNeeded()
      coordinator.containerView.layoutTree()
    }
  }

  /// Dismissing by code sends the delegate nothing.
  private func tellOfCode(isOver: Bool) {
    guard Simulation.current.isAtLeast(13), let delegate = delegate,
      !because(.codeDoesNotTellDelegate)
    else { return }
    if isOver {
      delegate.presentationControllerDidDismiss(self)
    } else {
      delegate.presentationControllerWillDismiss(self)
    }
  }

  // MARK: Wills

  private func sendDismissalWills(
    _ chain: [UIViewController], _ presenter: UIViewController, animated: Bool, hasAnimator: Bool
  ) {
    if because(.presentationControllerInterleaves) {
      sendWillDisappear(chain, animated: animated)
      tellDismissalWillBegin()
    } else {
      tellDismissalWillBegin()
      sendWillDisappear(chain, animated: animated)
    }
    guard presenterWasRemoved else { return }
    if because(.presenterReappears) {
      presenter.__viewWillAppear(animated)
    }
    if !hasAnimator {
      returnPresenter(presenter)
      presenter.viewIsAppearingIfNeeded()
    }
  }

  /// From the top down: nobody in between comes back into sight.
  func sendWillDisappear(_ chain: [UIViewController], animated: Bool) {
    let last = chain.count - 1
    var index = last
    while index >= 0 {
      let controller = chain[index]
      controller.isBeingHiddenModally = true
      let isAnimated = index == last || because(.allGoAnimated) ? animated : false
      if because(.presentedDisappears) {
        controller.__viewWillDisappear(isAnimated || because(.unanimatedSaysAnimated))
      }
      index -= 1
    }
  }

  func tellDismissalWillBegin() {
    guard because(.presentationControllerIsTold) else { return }
    dismissalTransitionWillBegin()
  }

  func tellDismissalDidEnd(_ completed: Bool) {
    guard because(.presentationControllerIsTold) else { return }
    dismissalTransitionDidEnd(completed)
  }

  // MARK: Views

  /// Puts the presenter's view back where it was: out of the animator's hands, or into the window.
  func returnPresenter(_ presenter: UIViewController) {
    guard presenterWasRemoved, let own = presenter.viewStorage, let parent = presenterSuperview,
      own.superviewStorage !== parent
    else { return }
    if let window = parent as? UIWindow {
      window.place(root: own)
    } else {
      own.frame = isFilling(own, parent) ? parent.bounds : own.frame
    }
    parent.addSubview(own, at: presenterIndex)
  }

  private func isFilling(_ view: UIView, _ parent: UIView) -> Bool {
    return parent is UIDropShadowView || view.frame.size == parent.bounds.size
  }

  func removeViews(of controller: UIViewController) {
    controller.viewStorage?.removeFromSuperview()
    let container = controller.presentationControllerStorage?.containerStorage
    if controller is UIAlertController { container?.window?.countAlerts(-1) }
    Simulation.current.statusBarIsStale = true
    container?.removeFromSuperview()
    (container as? UITransitionView)?.participants = []
  }

  // MARK: Dids

  /// `-[UIPresentationController transitionDidFinish:]`, dismissing: again the arriving controller
  /// finishes first.
  func finishDismissal(of chain: [UIViewController], completion: (() -> Void)?) {
    guard let presenter = presentingStorage else { return }
    let coordinator = transition
    transition = nil
    let completesLast = UIPresentationController.completesLast(completion)
    returnPresenter(presenter)
    free(presenter)
    if because(.arrivingFinishesFirst) {
      sendDidAppear(presenter)
      endPresentations(of: chain)
    } else {
      endPresentations(of: chain)
      sendDidAppear(presenter)
    }
    if formerFocus != nil { returnFocus() }
    if Simulation.current.keyboard != nil { Keyboard.formSheetWent() }
    UIPresentationController.conclude(coordinator, completesLast ? completion : nil)
    presenter.runWaitingPresentations()
  }

  /// In its `viewDidAppear` the presenter may present again.
  private func free(_ presenter: UIViewController) {
    if because(.presenterIsFreeAtOnce) {
      presenter.presentedStorage = nil
    }
  }

  private func sendDidAppear(_ presenter: UIViewController) {
    guard presenterWasRemoved else { return }
    forgetAnimation(of: presenter)
    presenter.__viewDidAppear()
  }

  private func endPresentations(of chain: [UIViewController]) {
    if because(.presentationControllerInterleaves) {
      tellDismissalDidEnd(true)
      endEach(of: chain)
    } else {
      endEach(of: chain)
      tellDismissalDidEnd(true)
    }
  }

  private func endEach(of chain: [UIViewController]) {
    var index = chain.count - 1
    while index >= 0 {
      end(chain[index])
      index -= 1
    }
  }

  private func end(_ controller: UIViewController) {
    removeViews(of: controller)
    if because(.presentingIsNilAfterDismissal) {
      unlink(controller)
      controller.__viewDidDisappear()
    } else {
      controller.__viewDidDisappear()
      unlink(controller)
    }
    controller.isBeingHiddenModally = false
    let old = controller.presentationControllerStorage
    controller.presentationControllerStorage = nil
    old?.isOwnedByPresented(false)
    _ = old
  }

  private func unlink(_ controller: UIViewController) {
    let presenter = controller.presentingStorage
    controller.presentingStorage = nil
    if presenter?.presentedStorage === controller {
      presenter?.presentedStorage = nil
    }
  }

  // MARK: Cancelled dismissals

  /// Undoes a dismissal that was begun: the arriving controller leaves again, and the presented
  /// controller is back.
  func cancelDismissal(of chain: [UIViewController], completion: (() -> Void)?) {
    guard because(.cancelledDismissalReturns) else {
      finishDismissal(of: chain, completion: completion)
      return
    }
    let coordinator = transition
    transition = nil
    for controller in chain {
      controller.isBeingHiddenModally = false
    }
    tellDismissalDidEnd(false)
    if because(.cancelledDismissalPresenterFirst) {
      sendAway(presentingStorage)
      bringBack(chain)
    } else {
      bringBack(chain)
      sendAway(presentingStorage)
    }
    concludeCancelled(coordinator, completion)
  }

  private func sendAway(_ presenter: UIViewController?) {
    guard presenterWasRemoved, let presenter = presenter else { return }
    presenter.__viewWillDisappear(true)
    presenter.viewStorage?.removeFromSuperview()
    presenter.__viewDidDisappear()
  }

  private func bringBack(_ chain: [UIViewController]) {
    for controller in chain {
      if controller.presentationControllerStorage?.isInSight ?? false {
        controller.__viewWillAppear(true)
        controller.__viewDidAppear()
      }
    }
  }

  /// Whether the presented view is in the window: one that is itself covered does not come back.
  private var isInSight: Bool { return presentedViewController.viewStorage?.window != nil }
}
