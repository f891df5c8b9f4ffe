/// Taking a presented controller away again: by code here, by a person in
/// `Transitions/UIPresentationController+SwipeDown.swift`.
extension UIViewController {

  /// `-[UIViewController dismissViewControllerAnimated:completion:]`: a controller that presents
  /// dismisses; another one asks the controller that presented it.
  func dismissViewController(animated: Bool, completion: (() -> Void)?) {
    var current: UIViewController? = self
    while let candidate = current {
      if candidate.presentedStorage != nil, because(.dismissBelongsToPresenter) {
        candidate.dismissPresented(animated: animated, completion: completion)
        return
      }
      current = candidate.parentStorage
    }
    if let presenting = presentingViewController {
      if because(.dismissAsksPresenter) {
        presenting.dismissPresented(animated: animated, completion: completion)
      }
    } else if !because(.dismissOfNothing) {
      completion?()
    }
  }

  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedStorage else { return }
    if presented.isBeingHiddenModally {
      dismissOwn(animated: animated, completion: completion)
      return
    }
    if presented.isBeingShownModally {
      dismissLater(presented, animated: animated, completion: completion)
      return
    }
    presented.isBeingHiddenModally = true
    if because(.dismissStartsAtOnce) {
      startDismissal(animated: animated, completion: completion)
      return
    }
    guard because(.dismissStartsAfterCommit) else {
      startDismissal(animated: animated, completion: completion)
      return
    }
    RunLoop.main.runAfterCommit {
      because(.dismissStartsAfterCommit)
      self.startDismissal(animated: animated, completion: completion)
    }
  }

  /// A controller whose presented controller is already on its way out counts as one that presents
  /// nothing: it asks its own presenter, once the running dismissal is over.
  private func dismissOwn(animated: Bool, completion: (() -> Void)?) {
    guard let presenting = presentingStorage, !isBeingHiddenModally,
      because(.dismissAgainTakesPresenter)
    else { return }
    waitingPresentations.append {
      presenting.dismissPresented(animated: animated, completion: completion)
    }
  }

  /// `dismiss` in the middle of the presentation.
  private func dismissLater(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if presented.appearState != .appeared, !Simulation.current.isAtLeast(8),
      because(.dismissDuringTransitionRefused)
    {
      Host.warn(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in "
          + "progress!")
      return
    }
    guard because(.dismissWaitsForPresentation) else {
      Host.warn("Trying to dismiss the presentation controller while transitioning already.")
      return
    }
    presented.waitingPresentations.append {
      self.dismissPresented(animated: animated, completion: completion)
    }
  }

  /// The presented controllers above this one, nearest first.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var current = presentedStorage
    while let controller = current {
      chain.append(controller)
      current = controller.presentedStorage
    }
    return chain
  }

  /// Everything above this controller goes in one transition.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    let chain = presentedChain
    guard let top = chain.last else { return }
    if chain.count > 1, !because(.dismissalTakesAllAbove) {
      presentedStorage?.isBeingHiddenModally = false
      top.isBeingHiddenModally = true
      top.presentationControllerStorage?.startDismissal(
        of: [top], animated: animated, completion: completion)
      return
    }
    presentedStorage?.presentationControllerStorage?.startDismissal(
      of: chain, animated: animated, completion: completion)
  }
}
