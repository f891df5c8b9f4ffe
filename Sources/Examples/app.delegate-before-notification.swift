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

  func applicationWillResignActive(_ application: UIApplication) { print("delegate") }
}

Simulator.launch(appDelegate: App.self)
Simulator.settle()
NotificationCenter.default.addObserver(
  forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
) { _ in print("observer") }
Simulator.resignActive()
Simulator.settle()
