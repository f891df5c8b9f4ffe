import UIKit

final class App: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
if let view = app.window?.rootViewController?.view {
  UIView.animate(withDuration: 10, animations: { view.alpha = 0 }) { finished in
    print("finished:", finished)
  }
}
Simulator.enterBackground()
Simulator.settle()
