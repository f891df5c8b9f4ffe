// title: updateTraitsIfNeeded inside a trait handler updates and tells the subviews before it returns
// ios: 17
// device: iphone
// watch: outer | inner
// normalize: 
// source: https://developer.apple.com/forums/thread/733301 (Apple Frameworks Engineer, 2023-07)
// confidence: high
// note: The answer: safe to call there; its purpose is to update the nested views at once.
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
    print("outer begin")
    v.updateTraitsIfNeeded()
    print("outer end inner dark \(inner.traitCollection.userInterfaceStyle == .dark)")
}
let t2 = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (v: UIView, p: UITraitCollection) in print("inner") }
a.overrideUserInterfaceStyle = .dark
Simulator.settle()

// prints:
// outer begin
// inner
// outer end inner dark true
