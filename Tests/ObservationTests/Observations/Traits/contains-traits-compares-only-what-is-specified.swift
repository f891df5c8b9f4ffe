// title: containsTraits(in:) is true when every specified value of the other collection is the same
// ios: 8
// device: iphone
// watch: contains
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uitraitcollection/containstraits(in:) (Apple reference)
// confidence: high
// note: The reference: the receiver contains all of the trait values of the other. That unspecified ones don't count is how standalone collections are used there.
import UIKit
let t = UITraitCollection(traitsFrom: [UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2)])
print("contains width \(t.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))")
print("contains other width \(t.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))")
print("contains height \(t.containsTraits(in: UITraitCollection(verticalSizeClass: .regular)))")

// prints:
// contains width true
// contains other width false
// contains height false
