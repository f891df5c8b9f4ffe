import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
  func sceneDidDisconnect(_ scene: UIScene) { print("disconnects") }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.openSwitcher()
Simulator.closeInSwitcher()
Simulator.settle()
