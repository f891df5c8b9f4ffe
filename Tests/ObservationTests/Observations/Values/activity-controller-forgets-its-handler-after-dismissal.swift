// title: completionWithItemsHandler of an activity view controller is nil after it was dismissed
// ios: 15.6
// device: iphone
// watch: handler
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIActivityViewController.h (Apple, header comments, iOS 15.6 SDK)
// confidence: medium
// note: "set to nil after activity performs or view controller is dismissed"; the dismissal here is by code. MISSING: UIActivityViewController
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let share = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
share.completionWithItemsHandler = { _, _, _, _ in }
a.present(share, animated: true)
Simulator.settle()
print("handler shown \(share.completionWithItemsHandler != nil)")
a.dismiss(animated: true)
Simulator.settle()
print("handler dismissed \(share.completionWithItemsHandler != nil)")

// prints:
// handler shown true
// handler dismissed false
