// title: A plain view is not an accessibility element; a button, a label and a switch are; the button's label is its title
// ios: 15.6
// device: iphone
// watch: element | label
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIAccessibility.h (Apple, header comments, iOS 15.6 SDK)
// confidence: medium
// note: "default == NO, on UIKit controls == YES"; label "derived from the title". A simulator without assistive technology may load these defaults late. A label view is no control but is one of the standard views that the header speaks of.
import UIKit
let button = UIButton(type: .system)
button.setTitle("Play", for: .normal)
print("element view \(UIView().isAccessibilityElement)")
print("element button \(button.isAccessibilityElement)")
print("element switch \(UISwitch().isAccessibilityElement)")
print("label \(button.accessibilityLabel ?? "nil")")
button.accessibilityLabel = "Start"
print("label \(button.accessibilityLabel ?? "nil")")
print("label view nil \(UIView().accessibilityLabel == nil)")

// prints:
// element view false
// element button true
// element switch true
// label Play
// label Start
// label view nil true
