// title: isDescendant(of:) is true for the view itself and viewWithTag finds the view itself and deep subviews
// ios: 15.6
// device: iphone
// watch: itself | deep
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Both stated in the header.
import UIKit

let a = UIView(), b = UIView(), c = UIView()
a.tag = 5; c.tag = 7
a.addSubview(b)
b.addSubview(c)
print("itself \(a.isDescendant(of: a)) \(a.viewWithTag(5) === a)")
print("deep \(c.isDescendant(of: a)) \(a.isDescendant(of: c)) \(a.viewWithTag(7) === c)")

// prints:
// itself true true
// deep true false true
