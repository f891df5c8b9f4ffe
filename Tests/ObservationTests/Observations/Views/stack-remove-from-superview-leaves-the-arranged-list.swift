// title: removeFromSuperview also takes a view out of arrangedSubviews
// ios: 15.6
// device: iphone
// watch: count
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStackView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Explicit promise in the header.
import UIKit

let view = UIView()
let stack = UIStackView(arrangedSubviews: [view, UIView()])
view.removeFromSuperview()
print("count subviews \(stack.subviews.count) arranged \(stack.arrangedSubviews.count)")

// prints:
// count subviews 1 arranged 1
