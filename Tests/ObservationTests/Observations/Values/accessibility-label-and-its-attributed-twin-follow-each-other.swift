// title: accessibilityLabel and accessibilityAttributedLabel change each other
// ios: 15.6
// device: iphone
// watch: plain | attributed
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIAccessibility.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "Setting this property will change the value of the accessibilityLabel property and vice-versa". MISSING: NSObject.accessibilityAttributedLabel
import UIKit
let box = UIView()
box.accessibilityLabel = "One"
print("attributed \(box.accessibilityAttributedLabel?.string ?? "nil")")
box.accessibilityAttributedLabel = NSAttributedString(string: "Two")
print("plain \(box.accessibilityLabel ?? "nil")")

// prints:
// attributed One
// plain Two
