// title: A trait collection made with init() has every trait unspecified and a display scale of 0
// ios: 17
// device: iphone
// watch: unspecified | scale
// normalize: 
// source: https://github.com/xybp888/iOS-SDKs iPhoneOS17.5.sdk UIKit.framework/Headers/UITraitCollection.h (Apple, 2023)
// confidence: high
// note: The header names the unspecified value of each trait.
import UIKit
let t = UITraitCollection()
print("unspecified width \(t.horizontalSizeClass == .unspecified)")
print("unspecified style \(t.userInterfaceStyle == .unspecified)")
print("unspecified idiom \(t.userInterfaceIdiom == .unspecified)")
print("unspecified level \(t.userInterfaceLevel == .unspecified)")
print("unspecified category \(t.preferredContentSizeCategory == .unspecified)")
print("unspecified direction \(t.layoutDirection == .unspecified)")
print("scale \(Int(t.displayScale))")

// prints:
// unspecified width true
// unspecified style true
// unspecified idiom true
// unspecified level true
// unspecified category true
// unspecified direction true
// scale 0
