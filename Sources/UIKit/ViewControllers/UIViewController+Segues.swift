/// Segues: the storyboard makes the destination, the source prepares it, the segue shows it.
extension UIViewController {

  /// Creates the destination, lets the source prepare it, and shows it.
  func performStoryboardSegue(_ identifier: String, sender: Any?) {
    if let own = storyboardScene {
      for segue in own.document.segues {
        if segue.identifier == identifier && segue.source == own.scene.identifier {
          follow(segue, from: own, sender: sender)
          return
        }
      }
    }
    guard because(.missingSegueRaises) else { return }
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "Receiver (\(self)) has no segue with identifier '\(identifier)'"))
  }

  private func follow(_ segue: Simulator.Segue, from scene: StoryboardScene, sender: Any?) {
    let target = scene.storyboard.destination(of: segue)
    let source = self
    let kind = segue.kind
    let made = UIStoryboardSegue(
      identifier: segue.identifier, source: self, destination: target,
      performHandler: { source.showDestination(target, kind: kind) })
    sendPrepare(for: made, sender: sender)
    if because(.segueIsPerformed) {
      made.perform()
    }
  }

  private func sendPrepare(for segue: UIStoryboardSegue, sender: Any?) {
    if !because(.prepareBeforeDestinationLoads) {
      segue.destination.loadViewIfRequired()
    }
    if because(.sourcePreparesSegue) {
      prepare(for: segue, sender: sender)
    }
  }

  private func showDestination(_ target: UIViewController, kind: Simulator.SegueKind) {
    switch kind {
    case .show, .push:
      show(target, sender: self)
    case .showDetail:
      showDetailViewController(target, sender: self)
    case .present:
      present(target, animated: true, completion: nil)
    case .embed:
      embed(target)
    }
  }

  /// Follows the embed segues of this scene: between `loadView` and `viewDidLoad`.
  func followEmbedSegues(beforeViewDidLoad isBefore: Bool) {
    guard let own = storyboardScene, viewStorage != nil else { return }
    for segue in own.document.segues {
      if segue.kind == .embed && segue.source == own.scene.identifier,
        because(.embedBeforeViewDidLoad) == isBefore
      {
        follow(segue, from: own, sender: nil)
      }
    }
  }

  private func embed(_ child: UIViewController) {
    guard let own = viewStorage else { return }
    adopt(child)
    if let childView = child.view {
      let box = UIView(frame: own.bounds)
      own.addSubview(box)
      childView.frame = box.bounds
      box.addSubview(childView)
    }
    sendDidMove(child, to: self)
  }

  /// `-[UIViewController showViewController:sender:]`: the nearest container with a way of its own to
  /// show takes over. A container without one passes it on, so that the outermost presents.
  func showViewController(_ controller: UIViewController, sender: Any?) {
    if let container = parentStorage, because(.showGoesUp) {
      container.show(controller, sender: sender)
    } else if let navigation = enclosingNavigationController {
      navigation.show(controller, sender: self)
    } else if let split = splitViewController {
      split.show(controller, sender: self)
    } else {
      present(controller, animated: true, completion: nil)
    }
  }
}
