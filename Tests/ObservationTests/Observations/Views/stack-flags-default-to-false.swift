// title: Margin and baseline arrangement of a stack are off by default
// ios: 15.6
// device: iphone
// watch: margins | baseline
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIStackView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Both defaults are written in the header. MISSING: isBaselineRelativeArrangement
import UIKit

let stack = UIStackView()
print("margins \(stack.isLayoutMarginsRelativeArrangement)")
print("baseline \(stack.isBaselineRelativeArrangement)")

// prints:
// margins false
// baseline false
