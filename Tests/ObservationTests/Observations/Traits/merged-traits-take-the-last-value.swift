// title: UITraitCollection(traitsFrom:) uses the value of the last collection that has the trait
// ios: 8
// device: iphone
// watch: merged
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uitraitcollection/init(traitsfrom:) (Apple reference)
// confidence: high
// note: The reference: the highest-indexed element that contains a trait is used.
import UIKit
let t = UITraitCollection(traitsFrom: [UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2)])
print("merged compact \(t.horizontalSizeClass == .compact) scale \(Int(t.displayScale))")
print("merged height unspecified \(t.verticalSizeClass == .unspecified)")

// prints:
// merged compact true scale 2
// merged height unspecified true
