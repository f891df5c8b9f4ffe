import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("finished")
    return true
  }
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    print("fetches")
    done(.noData)
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
}

Simulator.launchForFetch(app: App(), scene: nil)
Simulator.settle()
