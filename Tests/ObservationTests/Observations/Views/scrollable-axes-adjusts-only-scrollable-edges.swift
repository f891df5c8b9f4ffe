// title: With .scrollableAxes only content that is larger or always bounces gets the safe area
// ios: 15.6
// device: iphone
// watch: small | bouncing | tall
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment: contentSize greater than the frame, or alwaysBounceVertical, makes the axis count.
import UIKit

let root = UIViewController()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let scroll = UIScrollView(frame: root.view.bounds)
scroll.contentInsetAdjustmentBehavior = .scrollableAxes
scroll.contentSize = CGSize(width: 10, height: 10)
root.view.addSubview(scroll)
Simulator.settle()
print("small \(scroll.adjustedContentInset.top)")
scroll.alwaysBounceVertical = true
Simulator.settle()
print("bouncing \(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)")
scroll.alwaysBounceVertical = false
scroll.contentSize = CGSize(width: 10, height: 5000)
Simulator.settle()
print("tall \(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)")

// prints:
// small 0.0
// bouncing true
// tall true
