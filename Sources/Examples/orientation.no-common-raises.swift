import UIKit

final class Wide: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
}
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
let wide = Wide()
wide.modalPresentationStyle = .fullScreen
let raised = Simulator.catchException {
  app.window?.rootViewController?.present(wide, animated: false)
  Simulator.settle()
}
print(raised?.name.rawValue ?? "nothing is raised")
