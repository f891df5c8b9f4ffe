// title: countDownDuration of a date picker loses the seconds beyond the full minute
// ios: 15.6
// device: iphone
// watch: duration
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIDatePicker.h (Apple, header comments, iOS 15.6 SDK)
// confidence: medium
// note: "value being set is div 60 (drops remaining seconds)", for the count-down mode. MISSING: UIDatePicker.countDownDuration
import UIKit
let picker = UIDatePicker()
picker.datePickerMode = .countDownTimer
picker.countDownDuration = 125
print("duration \(picker.countDownDuration)")

// prints:
// duration 120.0
