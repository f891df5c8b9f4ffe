import UIKit
import UserNotifications

let exception = Simulator.catchException {
  _ = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: true)
}
print(exception?.reason ?? "no exception")
