// title: A fresh date picker has no minimum date, no maximum date and no time zone
// ios: 13
// device: iphone
// watch: minimum | maximum | zone
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/DatePickerTest.cs (Defaults, runs on real UIKit)
// confidence: high
// note: The test asserts nil for the three. MISSING: UIDatePicker.timeZone
import UIKit
let picker = UIDatePicker()
print("minimum is nil: \(picker.minimumDate == nil)")
print("maximum is nil: \(picker.maximumDate == nil)")
print("zone is nil: \(picker.timeZone == nil)")

// prints:
// minimum is nil: true
// maximum is nil: true
// zone is nil: true
