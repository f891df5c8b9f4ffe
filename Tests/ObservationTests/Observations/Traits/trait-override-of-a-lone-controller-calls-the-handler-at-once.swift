// title: Setting a trait override on a controller that is in no window calls its registered handler before the assignment returns
// ios: 17
// device: iphone
// watch: count
// normalize: 
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/UITraitOverrides.cs (Rolf Bjarne Kvinge, 2023)
// confidence: high
// note: The test asserts a counter of 1 right after the assignment. A value other than the device's own is chosen.
import UIKit
let a = UIViewController()
a.view.addSubview(UILabel())
var count = 0
let token = a.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (c: UIViewController, previous: UITraitCollection) in count += 1 }
print("# reset")
a.traitOverrides.horizontalSizeClass = .regular
print("count \(count)")

// prints:
// count 1
