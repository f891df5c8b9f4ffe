// title: Several setNeedsUpdateProperties before the next update lead to one updateProperties
// ios: 26
// device: iphone
// watch: updates
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIViewController.rs (header comments of UIViewController.h, Apple, 2025)
// confidence: medium
// note: The comment says that several requests may be coalesced into one update alongside the next layout pass. MISSING: UIViewController.updateProperties()
import UIKit
final class A: UIViewController {
    var updates = 0
    override func updateProperties() { super.updateProperties(); updates += 1 }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let before = a.updates
a.setNeedsUpdateProperties()
a.setNeedsUpdateProperties()
a.setNeedsUpdateProperties()
print("updates at once \(a.updates - before)")
Simulator.settle()
print("updates later \(a.updates - before)")

// prints:
// updates at once 0
// updates later 1
