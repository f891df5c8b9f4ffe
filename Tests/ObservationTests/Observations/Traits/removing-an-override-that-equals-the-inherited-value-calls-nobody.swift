// title: Removing a trait override whose value is the inherited one does not call the handler
// ios: 17
// device: iphone
// watch: count
// normalize: 
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/UITraitOverrides.cs (Rolf Bjarne Kvinge, 2023)
// confidence: high
// note: On an iPhone in portrait: compact width, regular height. The test asserts that the counter stays at 4 after both removals.
import UIKit
let a = UIViewController()
a.view.addSubview(UILabel())
var count = 0
let token = a.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) { (c: UIViewController, previous: UITraitCollection) in count += 1 }
a.traitOverrides.horizontalSizeClass = .regular
a.traitOverrides.horizontalSizeClass = .compact
a.traitOverrides.verticalSizeClass = .compact
a.traitOverrides.verticalSizeClass = .regular
print("count before \(count)")
a.traitOverrides.remove(UITraitVerticalSizeClass.self)
print("count after \(count)")
a.traitOverrides.remove(UITraitHorizontalSizeClass.self)
print("count after \(count)")

// prints:
// count before 4
// count after 4
// count after 4
