// title: isHidden of a subview stays false when its superview is hidden
// ios: 15.6
// device: iphone
// watch: hidden
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The header says that the property does not check superviews.
import UIKit

let outer = UIView(), inner = UIView()
outer.addSubview(inner)
outer.isHidden = true
print("hidden \(outer.isHidden) \(inner.isHidden)")

// prints:
// hidden true false
