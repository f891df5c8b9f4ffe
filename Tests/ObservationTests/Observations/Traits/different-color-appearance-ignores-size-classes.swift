// title: hasDifferentColorAppearance is true for another style, level or contrast, not for another size class or text size
// ios: 13
// device: iphone
// watch: differs
// normalize: 
// source: https://github.com/xybp888/iOS-SDKs iPhoneOS17.5.sdk UIKit.framework/Headers/UITraitCollection.h (Apple, 2023)
// confidence: high
// note: The header lists idiom, style, gamut, contrast and level as the traits that could affect dynamic colours.
import UIKit
let base = UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceLevel: .base), UITraitCollection(accessibilityContrast: .normal), UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(preferredContentSizeCategory: .large)])
func check(_ name: String, _ t: UITraitCollection) {
    let other = UITraitCollection(traitsFrom: [base, t])
    print("differs \(name) \(base.hasDifferentColorAppearance(comparedTo: other))")
}
check("style", UITraitCollection(userInterfaceStyle: .dark))
check("level", UITraitCollection(userInterfaceLevel: .elevated))
check("contrast", UITraitCollection(accessibilityContrast: .high))
check("width", UITraitCollection(horizontalSizeClass: .regular))
check("text", UITraitCollection(preferredContentSizeCategory: .extraLarge))

// prints:
// differs style true
// differs level true
// differs contrast true
// differs width false
// differs text false
