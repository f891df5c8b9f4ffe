import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    return NSUserActivity(activityType: "reading")
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
    print("restores", activity.activityType)
  }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.relaunch(app: App(), scene: SceneDelegate())
Simulator.settle()
