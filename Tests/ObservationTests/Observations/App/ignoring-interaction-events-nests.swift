// title: beginIgnoringInteractionEvents counts: the app ignores events while at least one level is open
// ios: 12
// device: iphone
// watch: ignoring
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comments: nested; YES if at least one deep.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let shared = UIApplication.shared
print("ignoring \(shared.isIgnoringInteractionEvents)")
shared.beginIgnoringInteractionEvents()
shared.beginIgnoringInteractionEvents()
shared.endIgnoringInteractionEvents()
print("ignoring \(shared.isIgnoringInteractionEvents)")
shared.endIgnoringInteractionEvents()
print("ignoring \(shared.isIgnoringInteractionEvents)")

// prints:
// ignoring false
// ignoring true
// ignoring false
