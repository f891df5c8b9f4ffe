// title: Without a keyboard the keyboard layout guide's top is the safe area's bottom
// ios: 15.6
// device: iphone
// watch: top
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment at keyboardLayoutGuide. MISSING: keyboardLayoutGuide
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
_ = root.view.keyboardLayoutGuide
Simulator.settle()
let guide = root.view.keyboardLayoutGuide.layoutFrame
print("top at the safe area \(guide.minY == root.view.safeAreaLayoutGuide.layoutFrame.maxY)")

// prints:
// top at the safe area true
