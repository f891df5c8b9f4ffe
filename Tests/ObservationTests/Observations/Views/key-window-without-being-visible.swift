// title: makeKey() makes a window key and leaves it hidden; isHidden = false shows one and leaves it not key
// ios: 15.6
// device: iphone
// watch: first | second
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIWindow.h (Apple, header comments, iOS 15.6 SDK)
// confidence: medium
// note: makeKeyWindow changes key without changing visibility; the hidden property shows a window without making it key. That the hidden window reports itself key is read from the sentence, so only visibility is printed for it.
import UIKit

let first = UIWindow(frame: UIScreen.main.bounds), second = UIWindow(frame: UIScreen.main.bounds)
first.rootViewController = UIViewController()
second.rootViewController = UIViewController()
first.makeKey()
Simulator.settle()
print("first hidden \(first.isHidden)")
first.makeKeyAndVisible()
Simulator.settle()
second.isHidden = false
Simulator.settle()
print("second hidden \(second.isHidden) key \(second.isKeyWindow)")
print("first key \(first.isKeyWindow)")

// prints:
// first hidden true
// second hidden false key false
// first key true
