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

/// Scenes and the segues between them. A scene's controller is created on request; its view is a
/// nib of its own, loaded later.
@available(iOS 5.0, *)
open class UIStoryboard: NSObject {
  private let document: StoryboardDocument

  init(document: StoryboardDocument) {
    self.document = document
    super.init()
  }

  /// Finds a storyboard by name.
  public convenience init(name: String, bundle: Bundle?) {
    for candidate in Simulation.current.storyboards {
      if candidate.name == name {
        self.init(document: candidate)
        return
      }
    }
    if because(.missingStoryboardRaises) {
      UIStoryboard.refuse(
        "Could not find a storyboard named '\(name)' in bundle NSBundle </Scenario.app> (loaded)")
    }
    self.init(document: StoryboardDocument(name: name, scenes: [], segues: []))
  }

  /// Creates the controller of a scene. Its view stays in its nib.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    return instantiate(sceneOf: identifier, creator: nil)
  }

  /// Creates the controller of a scene with an initialiser of its own, which ends in
  /// `super.init(coder:)`.
  @available(iOS 13.0, *)
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: @escaping (NSCoder) -> Controller?
  ) -> Controller {
    let made = instantiate(sceneOf: identifier) { coder in creator(coder) }
    guard let controller = made as? Controller else {
      preconditionFailure("the scene '\(identifier)' has a controller of another class")
    }
    return controller
  }

  /// Creates the controller of a scene without a creator. In UIKit the class is inferred here too;
  /// in the model the caller casts, as most code does.
  @available(iOS 13.0, *)
  public func instantiateViewController(identifier: String) -> UIViewController {
    return instantiate(sceneOf: identifier, creator: nil)
  }

  private func instantiate(
    sceneOf identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    for scene in document.scenes {
      if scene.identifier == identifier { return instantiate(scene, creator: creator) }
    }
    if because(.missingSceneRaises) {
      UIStoryboard.refuse(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return UIViewController()
  }

  /// Creates the controller the storyboard begins with; nil where no scene is marked.
  open func instantiateInitialViewController() -> UIViewController? {
    for scene in document.scenes {
      if scene.isInitial { return wrapped(instantiate(scene, creator: nil), in: scene) }
    }
    return nil
  }

  /// The same with an initialiser of its own, which ends in `super.init(coder:)`.
  @available(iOS 13.0, *)
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: @escaping (NSCoder) -> Controller?
  ) -> Controller? {
    for scene in document.scenes where scene.isInitial {
      return instantiate(scene, creator: { creator($0) }) as? Controller
    }
    return nil
  }

  private static func refuse(_ reason: String) -> Never {
    Host.raise(NSException(name: .invalidArgumentException, reason: reason))
  }

  private func instantiate(
    _ scene: Simulator.Scene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let controller = decodeController(of: scene, creator: creator)
    controller.storyboardScene = StoryboardScene(
      storyboard: self, document: document, scene: scene)
    if because(.controllerAwakesAtOnce) {
      controller.awakeFromNib()
    }
    return controller
  }

  /// Without the rule a scene would be an ordinary controller that nobody decoded.
  private func decodeController(
    of scene: Simulator.Scene, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard because(.storyboardMakesController) else { return UIViewController() }
    if let creator = creator, let made = creator(NSCoder()) { return made }
    guard let controller = scene.controller.init(coder: NSCoder()) else {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Could not decode the controller of scene '\(scene.identifier)'"))
    }
    return controller
  }

  /// Creates the content of a container while the container is decoded
  /// (`-[UIViewControllerPlaceholder awakeAfterUsingCoder:]`).
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
    if because(.controllerAwakesAtOnce) {
      outer.awakeFromNib()
    }
    return outer
  }

  func destination(of segue: Simulator.Segue) -> UIViewController {
    for scene in document.scenes {
      if scene.identifier == segue.target {
        return wrapped(instantiate(scene, creator: nil), in: scene)
      }
    }
    return instantiateViewController(withIdentifier: segue.target)
  }
}
