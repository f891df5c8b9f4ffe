// ios: 12
import UIKit

final class Canvas: UIView {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    print("keeps its state")
  }
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
    let root = UIViewController()
    root.restorationIdentifier = "root"
    let canvas = Canvas()
    canvas.restorationIdentifier = "canvas"
    root.view.addSubview(canvas)
    window?.rootViewController = root
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
Simulator.enterBackground()
Simulator.settle()
Simulator.relaunch(app: App(), scene: nil)
Simulator.settle()
