// ios: 12
import UIKit

final class Part: UIViewController {
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    print("the part keeps its state")
  }
}
final class Root: UIViewController {
  let part = Part()
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    part.restorationIdentifier = "part"
    coder.encode(part, forKey: "part")
  }
}
final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root()
    window?.rootViewController?.restorationIdentifier = "root"
    return true
  }
  func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder)
    -> Bool
  { return true }
}

Simulator.launch(app: App(), scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
