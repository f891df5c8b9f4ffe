// ios: 12
import UIKit

final class Root: UIViewController {
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    print("takes its state back")
  }
}
final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let root = Root()
    root.restorationIdentifier = "root"
    window?.rootViewController = root
    window?.makeKeyAndVisible()
    return true
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
    -> Bool
  { return true }
  func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder)
    -> Bool
  { return true }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("finished")
    return true
  }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.relaunch(app: App(), scene: nil)
Simulator.settle()
