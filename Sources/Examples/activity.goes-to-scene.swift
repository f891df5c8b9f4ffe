import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {
    print("will continue", type)
  }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) { print("continues") }
}

Simulator.launch(app: App(), scene: SceneDelegate())
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.continueActivity(NSUserActivity(activityType: "reading"))
Simulator.settle()
