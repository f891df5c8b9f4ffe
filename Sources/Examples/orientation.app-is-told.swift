import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }
  func application(
    _ application: UIApplication,
    willChangeStatusBarOrientation new: UIInterfaceOrientation, duration: TimeInterval
  ) { print("will turn to the side:", new.isLandscape) }
  func application(
    _ application: UIApplication, didChangeStatusBarOrientation old: UIInterfaceOrientation
  ) { print("has turned") }
}

Simulator.launch(app: App(), scene: nil)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
