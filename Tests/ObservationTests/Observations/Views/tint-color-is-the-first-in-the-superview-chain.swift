// title: tintColor is the first one set on the way up the superviews
// ios: 15.6
// device: iphone
// watch: tint
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Header comment at tintColor. MISSING: tintColor = nil
import UIKit

let outer = UIView(), middle = UIView(), inner = UIView()
outer.addSubview(middle)
middle.addSubview(inner)
outer.tintColor = .red
print("tint red \(inner.tintColor == UIColor.red)")
middle.tintColor = .green
print("tint green \(inner.tintColor == UIColor.green)")
middle.tintColor = nil
print("tint red again \(inner.tintColor == UIColor.red)")

// prints:
// tint red true
// tint green true
// tint red again true
