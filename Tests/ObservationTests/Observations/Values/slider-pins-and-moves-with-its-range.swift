// title: A slider pins its value to its range, and a raised minimum takes the value along
// ios: 15.6
// device: iphone
// watch: value
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISlider.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "this value will be pinned to min/max", "the current value may change if outside new min value".
import UIKit
let s = UISlider()
print("value \(s.value) of \(s.minimumValue) to \(s.maximumValue) continuous \(s.isContinuous)")
s.value = 7
print("value \(s.value)")
s.value = 0.2
s.minimumValue = 0.5
print("value \(s.value)")

// prints:
// value 0.0 of 0.0 to 1.0 continuous true
// value 1.0
// value 0.5
