import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    print("received", notification.alertBody ?? "")
  }
}

Simulator.launch(app: AppDelegate(), scene: nil)
Simulator.settle()
let notification = UILocalNotification()
notification.alertBody = "Tea"
UIApplication.shared.scheduleLocalNotification(notification)
Simulator.settle()
