import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("in the background:", application.applicationState == .background)
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
}

Simulator.launchForFetch(app: App(), scene: nil)
Simulator.settle()
