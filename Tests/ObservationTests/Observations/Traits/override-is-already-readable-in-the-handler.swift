// title: Inside the trait handler the override reads as the value that was just set
// ios: 17
// device: iphone
// watch: in handler
// normalize: 
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/UITraitOverrides.cs (Rolf Bjarne Kvinge, 2023)
// confidence: high
// note: The test reads the override in the callback.
import UIKit
let a = UIViewController()
a.loadViewIfNeeded()
let token = a.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (c: UIViewController, previous: UITraitCollection) in
    print("in handler regular \(c.traitOverrides.horizontalSizeClass == .regular)")
}
a.traitOverrides.horizontalSizeClass = .regular

// prints:
// in handler regular true
