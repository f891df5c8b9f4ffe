// title: When a parent's trait handler runs, the views below it still have the old traits
// ios: 17
// device: iphone
// watch: outer | inner
// normalize: 
// source: https://developer.apple.com/forums/thread/733301 (Apple Frameworks Engineer, 2023-07)
// confidence: high
// note: The answer: traits are updated top-down; in a callback of one view its subviews are not updated yet.
import UIKit
let a = UIViewController()
let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
a.view.addSubview(outer)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let t1 = outer.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (v: UIView, p: UITraitCollection) in
    print("outer dark \(v.traitCollection.userInterfaceStyle == .dark) inner dark \(inner.traitCollection.userInterfaceStyle == .dark)")
}
let t2 = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (v: UIView, p: UITraitCollection) in
    print("inner dark \(v.traitCollection.userInterfaceStyle == .dark)")
}
a.overrideUserInterfaceStyle = .dark
Simulator.settle()

// prints:
// outer dark true inner dark false
// inner dark true
