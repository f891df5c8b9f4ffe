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
