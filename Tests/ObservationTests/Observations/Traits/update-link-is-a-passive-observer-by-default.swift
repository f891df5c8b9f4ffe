// title: Without requiresContinuousUpdates an enabled update link is called when something makes the UI update
// ios: 18
// device: iphone
// watch: called
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIUpdateLink.rs (header comments of UIUpdateLink.h, Apple, 2025)
// confidence: high
// note: Comment at requiresContinuousUpdates: by default a passive observer whose actions run when an update is being produced. MISSING: UIUpdateLink
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var calls = 0
let link = UIUpdateLink(view: a.view) { link, info in calls += 1 }
link.isEnabled = true
print("called continuous \(link.requiresContinuousUpdates)")
Simulator.settle()
let before = calls
a.view.setNeedsLayout()
Simulator.settle()
print("called for layout \(calls > before)")

// prints:
// called continuous false
// called for layout true
