import UIKit

final class App: UIResponder, UIApplicationDelegate {
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
let info: [AnyHashable: Any] = ["aps": ["content-available": 1]]
Simulator.receive(remoteNotification: info)
Simulator.enterBackground()
Simulator.settle()
Simulator.receive(remoteNotification: info)
Simulator.settle()
