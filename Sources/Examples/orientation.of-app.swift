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
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { return .portrait }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("landscape:", UIScreen.main.bounds.width > UIScreen.main.bounds.height)
