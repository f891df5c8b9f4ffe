// title: A plain view's sizeThatFits returns its present size and sizeToFit keeps it
// ios: 15.6
// device: iphone
// watch: size
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The header says the default returns the existing view size; sizeToFit uses it. The intrinsic size of a plain view is (-1, -1).
import UIKit

let v = UIView(frame: CGRect(x: 5, y: 5, width: 70, height: 30))
let s = v.sizeThatFits(CGSize(width: 10, height: 10))
print("size \(s.width) \(s.height)")
v.sizeToFit()
print("size \(v.frame.width) \(v.frame.height)")
print("size intrinsic \(v.intrinsicContentSize.width) \(v.intrinsicContentSize.height)")

// prints:
// size 70.0 30.0
// size 70.0 30.0
// size intrinsic -1.0 -1.0
