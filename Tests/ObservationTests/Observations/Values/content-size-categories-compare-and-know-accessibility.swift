// title: Content size categories can be compared, and only the large five are accessibility categories
// ios: 11
// device: iphone
// watch: less | accessibility
// normalize:
// source: https://github.com/swiftlang/swift/blob/1382fc85d783a6958245eb4bc80d7fcfd31bb339/test/stdlib/UIKit.swift (Apple, the Swift project's test of the UIKit overlay, 2018)
// confidence: high
// note: From the same test file, another test. MISSING: UIContentSizeCategory.isAccessibilityCategory
import UIKit
print("less \(UIContentSizeCategory.large < UIContentSizeCategory.extraLarge) \(UIContentSizeCategory.large < UIContentSizeCategory.large)")
print("accessibility \(UIContentSizeCategory.accessibilityExtraExtraExtraLarge.isAccessibilityCategory) \(UIContentSizeCategory.extraSmall.isAccessibilityCategory)")

// prints:
// less true false
// accessibility true false
