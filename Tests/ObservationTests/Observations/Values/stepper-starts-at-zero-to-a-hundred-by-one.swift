// title: A new stepper goes from 0 to 100 by 1, repeats, is continuous and does not wrap; values are clamped
// ios: 15.6
// device: iphone
// watch: stepper
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStepper.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Defaults and clamping are in the comments.
import UIKit
let s = UIStepper()
print("stepper \(s.value) \(s.minimumValue) \(s.maximumValue) \(s.stepValue)")
print("stepper continuous \(s.isContinuous) repeats \(s.autorepeat) wraps \(s.wraps)")
s.value = 250
print("stepper \(s.value)")

// prints:
// stepper 0.0 0.0 100.0 1.0
// stepper continuous true repeats true wraps false
// stepper 100.0
