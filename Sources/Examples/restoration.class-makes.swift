// ios: 12
import UIKit

final class Detail: UIViewController, UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath path: [String], coder: NSCoder
  ) -> UIViewController? {
    print("made for", path.joined(separator: "/"))
    let made = Detail()
    made.restorationIdentifier = "detail"
    return made
  }
}
final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let root = UIViewController()
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
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
let detail = Detail()
detail.restorationIdentifier = "detail"
detail.restorationClass = Detail.self
app.window?.rootViewController?.present(detail, animated: false)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
Simulator.relaunch(app: App(), scene: nil)
Simulator.settle()
