// title: isIdleTimerDisabled is false until the app sets it
// ios: 16
// device: iphone
// watch: disabled
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIApplication.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment: default is NO.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("disabled \(UIApplication.shared.isIdleTimerDisabled)")
UIApplication.shared.isIdleTimerDisabled = true
print("disabled \(UIApplication.shared.isIdleTimerDisabled)")

// prints:
// disabled false
// disabled true
