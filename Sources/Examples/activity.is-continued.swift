import UIKit

final class App: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willContinueUserActivityWithType type: String
  ) -> Bool {
    print("will continue", type)
    return true
  }
  func application(
    _ application: UIApplication, continue activity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    print("continues")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
}

let activity = NSUserActivity(activityType: "reading")
Simulator.launch(app: App(), scene: nil, activity: activity)
Simulator.settle()
