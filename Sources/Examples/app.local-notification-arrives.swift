import UIKit
import UserNotifications

final class Listener: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    print("will present", notification.request.identifier)
    completionHandler([])
  }
}

let listener = Listener()
let center = UNUserNotificationCenter.current()
center.delegate = listener
let content = UNMutableNotificationContent()
content.body = "Tea is ready"
let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
Simulator.settle()
print("wait")
Simulator.advance(by: 6)
