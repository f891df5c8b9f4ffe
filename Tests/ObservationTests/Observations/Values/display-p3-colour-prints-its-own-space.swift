// title: A colour made with displayP3Red prints UIDisplayP3ColorSpace, one from RGB components UIExtendedSRGBColorSpace
// ios: 11
// device: iphone
// watch: UI
// normalize:
// source: https://example-a.com/answer/47444126 (Andrew V. Jackson and Martin R, Stack Overflow, 2017-11-22)
// confidence: high
// note: Both lines are printed in question and answer. MISSING: UIColor(displayP3Red:green:blue:alpha:)
import UIKit
print(UIColor(red: 0, green: 210 / 255, blue: 0, alpha: 1))
print(UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1))

// prints:
// UIExtendedSRGBColorSpace 0 0.823529 0 1
// UIDisplayP3ColorSpace 0 0.823529 0 1
