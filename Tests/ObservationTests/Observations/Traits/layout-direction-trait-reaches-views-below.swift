// title: A layoutDirection trait set for a child controller gives its views the right-to-left direction
// ios: 16
// device: iphone
// watch: direction
// normalize: 
// source: https://github.com/stripe/stripe-ios (plan and tests for right-to-left snapshots: hosted view's trait and effective direction are right to left, 2026)
// confidence: high
// note: Found by text search, the repository is inferred from the module names. The test hosts a view in a child controller with setOverrideTraitCollection(layoutDirection: .rightToLeft) and asserts effectiveUserInterfaceLayoutDirection.
import UIKit
let a = UIViewController()
let child = UIViewController()
let box = UIView()
child.view.addSubview(box)
a.addChild(child)
a.view.addSubview(child.view)
child.didMove(toParent: a)
a.setOverrideTraitCollection(UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("direction trait \(box.traitCollection.layoutDirection == .rightToLeft) effective \(box.effectiveUserInterfaceLayoutDirection == .rightToLeft)")
print("direction outside \(a.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)")

// prints:
// direction trait true effective true
// direction outside false
