import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    print("asked for the classes of a scene")
    return UISceneConfiguration(name: nil, sessionRole: session.role)
  }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    print("connects")
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.relaunch(app: App(), scene: SceneDelegate())
Simulator.settle()
