// title: makeKey makes a window key without showing it
// ios: 16
// device: iphone
// watch: second
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindow.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment: make key without changing visibility. example-a.com/answer/25260606 says the same.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let second = UIWindow(frame: UIScreen.main.bounds)
second.rootViewController = UIViewController()
second.makeKey()
Simulator.settle()
print("second hidden \(second.isHidden)")

// prints:
// second hidden true
