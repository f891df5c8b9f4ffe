// title: A duration set in an inner CATransaction ends with it; a quarter of a second is the default
// ios: 15.6
// device: iphone
// watch: duration | disabled
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CATransaction.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comments: nested data scope, setting always in the innermost; defaults 1/4 s and NO.
import UIKit
print("duration \(CATransaction.animationDuration())")
print("disabled \(CATransaction.disableActions())")
CATransaction.begin()
CATransaction.setAnimationDuration(2)
CATransaction.begin()
print("duration inherited \(CATransaction.animationDuration())")
CATransaction.setAnimationDuration(5)
CATransaction.setDisableActions(true)
print("duration inner \(CATransaction.animationDuration())")
CATransaction.commit()
print("duration outer \(CATransaction.animationDuration())")
print("disabled \(CATransaction.disableActions())")
CATransaction.commit()

// prints:
// duration 0.25
// disabled false
// duration inherited 2.0
// duration inner 5.0
// duration outer 2.0
// disabled false
