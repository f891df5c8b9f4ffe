// title: setOverrideTraitCollection(_:forChild:) changes one child's size class and nil gives the inherited one back
// ios: 9
// device: iphone
// watch: child
// normalize: 
// source: https://kausch.li/?p=274 (2016) and https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection(_:forchild:)
// confidence: high
// note: The article: nil resets previous overrides to the default. The reference: traits are usually passed on unmodified.
import UIKit
let a = UIViewController()
let child = UIViewController()
let other = UIViewController()
for c in [child, other] {
    a.addChild(c)
    a.view.addSubview(c.view)
    c.didMove(toParent: a)
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
Simulator.settle()
print("child regular \(child.traitCollection.horizontalSizeClass == .regular) view \(child.view.traitCollection.horizontalSizeClass == .regular)")
print("child other regular \(other.traitCollection.horizontalSizeClass == .regular) parent \(a.traitCollection.horizontalSizeClass == .regular)")
a.setOverrideTraitCollection(nil, forChild: child)
Simulator.settle()
print("child regular \(child.traitCollection.horizontalSizeClass == .regular)")

// prints:
// child regular true view true
// child other regular false parent false
// child regular false
