/// A storyboard the driver added.
final class StoryboardDocument {
  let name: String
  let scenes: [Simulator.Scene]
  let segues: [Simulator.Segue]

  init(name: String, scenes: [Simulator.Scene], segues: [Simulator.Segue]) {
    self.name = name
    self.scenes = scenes
    self.segues = segues
  }
}

/// The scene a controller came from: it knows the nib of its view and the way to other scenes.
final class StoryboardScene {
  let storyboard: UIStoryboard
  let document: StoryboardDocument
  let scene: Simulator.Scene
  let nib: Nib

  init(storyboard: UIStoryboard, document: StoryboardDocument, scene: Simulator.Scene) {
    self.storyboard = storyboard
    self.document = document
    self.scene = scene
    let name = "\(document.name)/\(scene.identifier)"
    nib = Nib(
      name: name, root: scene.view, tag: 0, outlets: scene.outlets, connectsView: true,
      identifier: name)
  }
}

/// Scenes and the segues between them. A scene's controller is made when it is asked for; its view
/// is a nib of its own, loaded later.
@available(iOS 5.0, *)
open class UIStoryboard: NSObject {
  private let document: StoryboardDocument

  init(document: StoryboardDocument) {
    self.document = document
    super.init()
  }

  public convenience init(name: String, bundle: Bundle?) {
    for candidate in Simulation.current.storyboards {
      if candidate.name == name {
        self.init(document: candidate)
        return
      }
    }
    because(.missingStoryboardRaises)
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "Could not find a storyboard named '\(name)' in bundle NSBundle </Scenario.app> "
          + "(loaded)"))
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    for scene in document.scenes {
      if scene.identifier == identifier {
        return instantiate(scene)
      }
    }
    because(.missingSceneRaises)
    Host.raise(
      NSException(
        name: .invalidArgumentException,
        reason: "Storyboard (\(self)) doesn't contain a view controller with identifier "
          + "'\(identifier)'"))
  }

  open func instantiateInitialViewController() -> UIViewController? {
    for scene in document.scenes {
      if scene.isInitial {
        return wrapped(instantiate(scene), in: scene)
      }
    }
    return nil
  }

  private func instantiate(_ scene: Simulator.Scene) -> UIViewController {
    because(.storyboardMakesController)
    guard let controller = scene.controller.init(coder: NSCoder()) else {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Could not decode the controller of scene '\(scene.identifier)'"))
    }
    controller.storyboardScene = StoryboardScene(
      storyboard: self, document: document, scene: scene)
    because(.awakeAfterOutlets)
    controller.awakeFromNib()
    return controller
  }

  private func wrapped(_ controller: UIViewController, in scene: Simulator.Scene)
    -> UIViewController
  {
    guard let container = scene.container, let outer = container.init(coder: NSCoder()) else {
      return controller
    }
    if let navigation = outer as? UINavigationController {
      navigation.viewControllers = [controller]
    } else if let tabs = outer as? UITabBarController {
      tabs.viewControllers = [controller]
    }
    because(.awakeAfterOutlets)
    outer.awakeFromNib()
    return outer
  }

  func destination(of segue: Simulator.Segue) -> UIViewController {
    for scene in document.scenes {
      if scene.identifier == segue.target {
        return wrapped(instantiate(scene), in: scene)
      }
    }
    return instantiateViewController(withIdentifier: segue.target)
  }
}

/// The way from one scene to another.
@available(iOS 5.0, *)
open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let handler: (() -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.handler = nil
    super.init()
  }

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.handler = performHandler
    super.init()
  }

  @_semantics("vdl.callback")
  open func perform() {
    handler?()
  }
}

extension UIViewController {

  /// Makes the destination, lets the source prepare it, and shows it.
  func performStoryboardSegue(_ identifier: String, sender: Any?) {
    if let own = storyboardScene {
      for segue in own.document.segues {
        if segue.identifier == identifier && segue.source == own.scene.identifier {
          follow(segue, from: own, sender: sender)
          return
        }
      }
    }
    because(.missingSegueRaises)
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
    because(.prepareBeforeDestinationLoads)
    prepare(for: made, sender: sender)
    because(.segueIsPerformed)
    made.perform()
  }

  private func showDestination(_ target: UIViewController, kind: Simulator.SegueKind) {
    switch kind {
    case .show, .push:
      show(target, sender: self)
    case .showDetail, .present:
      present(target, animated: true, completion: nil)
    case .embed:
      embed(target)
    }
  }

  /// Follows the embed segues of this scene, between `loadView` and `viewDidLoad`.
  func embedSegues() {
    guard let own = storyboardScene, viewStorage != nil else { return }
    for segue in own.document.segues {
      if segue.kind == .embed && segue.source == own.scene.identifier {
        because(.embedBeforeViewDidLoad)
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

  /// `-[UIViewController showViewController:sender:]`: a navigation controller above pushes, else
  /// the controller is presented.
  func showViewController(_ controller: UIViewController) {
    if let navigation = navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true, completion: nil)
    }
  }
}
