// title: With an attributedSubtitle, UINavigationItem.subtitle returns its plain string
// ios: 26
// device: iphone
// watch: subtitle
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UINavigationItem.rs (header comments of UINavigationItem.h, Apple, 2025)
// confidence: medium
// note: Comment at subtitle. MISSING: UINavigationItem.attributedSubtitle
import UIKit
let item = UINavigationItem(title: "A")
print("subtitle \(item.subtitle ?? "nil")")
item.subtitle = "plain"
print("subtitle \(item.subtitle ?? "nil")")
item.attributedSubtitle = AttributedString("fancy")
print("subtitle \(item.subtitle ?? "nil")")

// prints:
// subtitle nil
// subtitle plain
// subtitle fancy
