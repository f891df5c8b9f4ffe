// title: A single tap recogniser cannot prevent one with a higher tap count
// ios: 15
// device: iphone
// watch: prevents
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIGestureRecognizerSubclass.h (Apple's header comments)
// confidence: high
// note: The comment at canPreventGestureRecognizer gives it as the example of a rule of a class. MISSING: UIGestureRecognizer.canPrevent
import UIKit
let single = UITapGestureRecognizer()
let double = UITapGestureRecognizer()
double.numberOfTapsRequired = 2
let v = UIView()
v.addGestureRecognizer(single)
v.addGestureRecognizer(double)
print("prevents \(single.canPrevent(double))")

// prints:
// prevents false
