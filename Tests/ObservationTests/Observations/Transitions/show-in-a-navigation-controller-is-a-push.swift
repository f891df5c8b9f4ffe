// title: show(_:sender:) on a navigation controller's child pushes
// ios: 16.4
// device: iphone
// watch: stack | presented
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationController.h and UIViewController.h (Apple, iOS 16.5 SDK headers)
// confidence: high
// note: UIViewController's show redirects to the nearest ancestor that overrides it; the navigation controller interprets it as a push.
import UIKit

let a = UIViewController()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
a.show(UIViewController(), sender: nil)
Simulator.settle()
print("stack \(nav.viewControllers.count)")
print("presented \(a.presentedViewController != nil)")

// prints:
// stack 2
// presented false
