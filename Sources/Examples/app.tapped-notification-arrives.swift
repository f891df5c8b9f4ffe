import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationWillEnterForeground(_ application: UIApplication) { print("foreground") }
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
  func application(
    _ application: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any],
    fetchCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    print("notified, in the background:", application.applicationState == .background)
    done(.noData)
  }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
Simulator.enterBackground()
Simulator.settle()
let info: [AnyHashable: Any] = ["aps": ["content-available": 1]]
Simulator.tap(remoteNotification: info)
Simulator.settle()
