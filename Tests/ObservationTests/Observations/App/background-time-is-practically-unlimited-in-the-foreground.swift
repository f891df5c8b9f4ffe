// title: backgroundTimeRemaining is huge while the app is in the foreground and small in the background
// ios: 12
// device: iphone
// watch: remaining
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiapplication/1623029-backgroundtimeremaining (Apple reference)
// confidence: high
// note: The reference: suitably large in the foreground, the rest of the time in the background with a task; 180 s or less on iOS 7 and later.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("remaining huge \(UIApplication.shared.backgroundTimeRemaining > 1000000)")
let id = UIApplication.shared.beginBackgroundTask(expirationHandler: nil)
Simulator.enterBackground()
Simulator.settle()
print("remaining huge \(UIApplication.shared.backgroundTimeRemaining > 1000000)")

// prints:
// remaining huge true
// remaining huge false
