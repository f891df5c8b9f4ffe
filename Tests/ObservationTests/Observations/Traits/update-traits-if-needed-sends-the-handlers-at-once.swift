// title: After updateTraitsIfNeeded every pending trait change of the subtree has been reported
// ios: 17
// device: iphone
// watch: child
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIViewController.rs (header comments of UIViewController.h, Apple, 2025)
// confidence: high
// note: Comment at updateTraitsIfNeeded: an immediate update of the subtree, callbacks sent synchronously. Whether the override alone already reports it is left open.
import UIKit
let a = UIViewController()
let box = UIView()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var count = 0
let token = box.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (v: UIView, previous: UITraitCollection) in count += 1 }
a.overrideUserInterfaceStyle = .dark
a.updateTraitsIfNeeded()
print("child told \(count > 0) dark \(box.traitCollection.userInterfaceStyle == .dark)")

// prints:
// child told true dark true
