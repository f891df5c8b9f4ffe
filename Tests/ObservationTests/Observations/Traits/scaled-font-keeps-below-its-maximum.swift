// title: scaledFont(for:maximumPointSize:) never exceeds the maximum, however large the text setting
// ios: 11
// device: iphone
// watch: size
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uifontmetrics/scaledfont(for:maximumpointsize:) (Apple reference)
// confidence: high
// note: The reference: constrained to the maximum size.
import UIKit
let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
let metrics = UIFontMetrics(forTextStyle: .body)
let base = UIFont.systemFont(ofSize: 17)
print("size at most 20 \(metrics.scaledFont(for: base, maximumPointSize: 20, compatibleWith: traits).pointSize <= 20)")
print("size without maximum above 20 \(metrics.scaledFont(for: base, compatibleWith: traits).pointSize > 20)")

// prints:
// size at most 20 true
// size without maximum above 20 true
