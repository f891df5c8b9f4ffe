// title: iOS 12: ending a background task that does not exist logs its number in both notations
// ios: 12
// device: iphone
// watch: Can't end
// normalize:
// source: https://github.com/firebase/firebase-ios-sdk/issues/3625 (proxi, 2019-08)
// confidence: high
// note: A console line of UIKit; the number is the one of the report. Same text in ashleymills/Reachability.swift#356.
// open: the model has no endBackgroundTask
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
UIApplication.shared.endBackgroundTask(UIBackgroundTaskIdentifier(rawValue: 344))
Simulator.settle()

// prints:
// Can't end BackgroundTask: no background task exists with identifier 344 (0x158), or it may have already been ended. Break in UIApplicationEndBackgroundTaskError() to debug.
