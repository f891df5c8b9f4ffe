// title: UIUpdateLink.currentUpdateInfo is nil outside a UI update and there within an action
// ios: 18
// device: iphone
// watch: info
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIUpdateLink.rs (header comments of UIUpdateLink.h, Apple, 2025)
// confidence: high
// note: Comment at currentUpdateInfo. MISSING: UIUpdateLink.currentUpdateInfo
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var inside = false
let link = UIUpdateLink(view: a.view) { link, info in inside = link.currentUpdateInfo != nil }
link.requiresContinuousUpdates = true
link.isEnabled = true
print("info outside \(link.currentUpdateInfo != nil)")
Simulator.advance(by: 0.5)
print("info inside \(inside)")
print("info outside \(link.currentUpdateInfo != nil)")

// prints:
// info outside false
// info inside true
// info outside false
