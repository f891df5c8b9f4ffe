import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneWillEnterForeground(_ scene: UIScene) {
    print("still in the background:", scene.activationState == .background)
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.enterForeground()
Simulator.settle()
