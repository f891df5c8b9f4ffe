// title: adjustedContentInset adds the safe area with .always and not with .never
// ios: 15.6
// device: iphone
// watch: never | always
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comments at the adjustment behaviours: never leaves contentInset alone, always adjusts by the scroll view's safe-area insets.
import UIKit

let root = UIViewController()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
let scroll = UIScrollView()
scroll.contentInset.top = 5
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
scroll.frame = root.view.bounds
scroll.contentInsetAdjustmentBehavior = .never
root.view.addSubview(scroll)
Simulator.settle()
print("never \(scroll.adjustedContentInset.top)")
scroll.contentInsetAdjustmentBehavior = .always
Simulator.settle()
print("always adds the safe area \(scroll.adjustedContentInset.top == 5 + scroll.safeAreaInsets.top)")

// prints:
// never 5.0
// always adds the safe area true
