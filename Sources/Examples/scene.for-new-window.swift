// device: ipad
import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    print("asked for the classes of a scene")
    let chosen = UISceneConfiguration(name: nil, sessionRole: session.role)
    chosen.delegateClass = SceneDelegate.self
    return chosen
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
Simulator.openNewWindow()
Simulator.settle()
print("sessions:", UIApplication.shared.openSessions.count)
