// title: In a controller without window, taking away an override that differed from the device does not call the handler
// ios: 17
// device: iphone
// watch: count
// normalize: 
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/UITraitOverrides.cs (Rolf Bjarne Kvinge, 2023)
// confidence: medium
// note: The end of the test: after the two overrides went, horizontal is set again (5th call) and removed (still 5). The same steps are kept.
import UIKit
let a = UIViewController()
a.view.addSubview(UILabel())
var count = 0
let token = a.registerForTraitChanges([UITraitVerticalSizeClass.self, UITraitHorizontalSizeClass.self]) { (c: UIViewController, previous: UITraitCollection) in count += 1 }
a.traitOverrides.horizontalSizeClass = .regular
a.traitOverrides.horizontalSizeClass = .compact
a.traitOverrides.remove(UITraitHorizontalSizeClass.self)
a.traitOverrides.horizontalSizeClass = .regular
print("count set \(count)")
a.traitOverrides.remove(UITraitHorizontalSizeClass.self)
print("count removed \(count)")

// prints:
// count set 3
// count removed 3
