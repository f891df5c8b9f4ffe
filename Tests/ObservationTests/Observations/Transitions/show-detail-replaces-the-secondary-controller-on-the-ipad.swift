// title: showDetailViewController in a regular-width split sets the detail controller
// ios: 16.4
// device: ipad
// watch: secondary
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: in a horizontally regular environment this sets the detail view controller unless it implements showViewController itself. Classic style, plain controllers.
import UIKit

let split = UISplitViewController()
let primary = UIViewController(), detail = UIViewController()
split.viewControllers = [primary, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
primary.showDetailViewController(detail, sender: nil)
Simulator.settle()
print("secondary replaced \(split.viewControllers.last === detail)")
print("secondary count \(split.viewControllers.count)")

// prints:
// secondary replaced true
// secondary count 2
