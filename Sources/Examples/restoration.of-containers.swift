// ios: 12
import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.restorationIdentifier = "tabs"
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
    -> Bool
  { return true }
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  { return true }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
(app.window?.rootViewController as? UITabBarController)?.selectedIndex = 1
Simulator.enterBackground()
Simulator.settle()
let again = App()
Simulator.relaunch(app: again, scene: nil)
Simulator.settle()
let tabs = again.window?.rootViewController as? UITabBarController
print("selected:", tabs?.selectedIndex ?? -1)
