// title: iOS 9: ending a background task that does not exist logs its decimal number
// ios: 9
// device: iphone
// watch: Can't end
// normalize:
// source: https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/108 (Vendelay, 2016-05)
// confidence: high
// note: A console line of UIKit; the number is the one of the report.
// open: the model logs this line, but UIKit's own messages are not among what a scenario prints
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
UIApplication.shared.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 15))
Simulator.settle()

// prints:
// Can't endBackgroundTask: no background task exists with identifier 15, or it may have already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.
