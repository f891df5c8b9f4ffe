import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func applicationWillResignActive(_ application: UIApplication) { print("inactive") }
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
}

let app = App()
Simulator.launch(app: app, scene: nil)
Simulator.settle()
print("pulls the notification center down")
Simulator.pullDownNotificationCenter()
Simulator.settle()
print("pushes it up")
Simulator.dismissNotificationCenter()
Simulator.settle()
