// title: A UIUpdateLink calls its actions only when isEnabled is true, which it is not at first
// ios: 18
// device: iphone
// watch: link
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIUpdateLink.rs (header comments of UIUpdateLink.h, Apple, 2025)
// confidence: high
// note: Comment: the link must be enabled for its actions to be invoked. MISSING: UIUpdateLink
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var calls = 0
let link = UIUpdateLink(view: a.view) { link, info in calls += 1 }
link.requiresContinuousUpdates = true
print("link enabled \(link.isEnabled)")
Simulator.advance(by: 0.5)
print("link called \(calls > 0)")
link.isEnabled = true
Simulator.advance(by: 0.5)
print("link called \(calls > 0)")

// prints:
// link enabled false
// link called false
// link called true
