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
  func application(
    _ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>
  ) { print("discarded:", sessions.count) }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidDisconnect(_ scene: UIScene) { print("disconnects") }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.openNewWindow()
Simulator.settle()
if let session = UIApplication.shared.openSessions.first {
  Simulator.closeInSwitcher(session: session)
}
Simulator.settle()
