// title: traitOverrides.contains is true only between setting and removing that trait
// ios: 17
// device: iphone
// watch: contains
// normalize: 
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/UITraitOverrides.cs (Rolf Bjarne Kvinge, 2023)
// confidence: high
// note: The test asserts it in the handler for both size classes.
import UIKit
let a = UIViewController()
print("contains width \(a.traitOverrides.contains(UITraitHorizontalSizeClass.self))")
a.traitOverrides.horizontalSizeClass = .regular
print("contains width \(a.traitOverrides.contains(UITraitHorizontalSizeClass.self))")
print("contains height \(a.traitOverrides.contains(UITraitVerticalSizeClass.self))")
a.traitOverrides.remove(UITraitHorizontalSizeClass.self)
print("contains width \(a.traitOverrides.contains(UITraitHorizontalSizeClass.self))")

// prints:
// contains width false
// contains width true
// contains height false
// contains width false
