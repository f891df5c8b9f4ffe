import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func sceneDidEnterBackground(_ scene: UIScene) { print("background") }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    print("asked for the activity")
    return NSUserActivity(activityType: "reading")
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
for session in UIApplication.shared.openSessions {
  print("kept:", session.stateRestorationActivity?.activityType ?? "nothing")
}
