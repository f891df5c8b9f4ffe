// title: A handler registered for two traits is called once for each change of either one
// ios: 17
// device: iphone
// watch: count
// normalize: 
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/UITraitOverrides.cs (Rolf Bjarne Kvinge, 2023)
// confidence: high
// note: The test sets horizontal twice and vertical twice, to values that differ each time, and asserts 1, 2, 3, 4.
import UIKit
let a = UIViewController()
a.view.addSubview(UILabel())
var count = 0
let token = a.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) { (c: UIViewController, previous: UITraitCollection) in count += 1 }
a.traitOverrides.horizontalSizeClass = .regular
print("count \(count)")
a.traitOverrides.horizontalSizeClass = .compact
print("count \(count)")
a.traitOverrides.verticalSizeClass = .compact
print("count \(count)")
a.traitOverrides.verticalSizeClass = .regular
print("count \(count)")

// prints:
// count 1
// count 2
// count 3
// count 4
