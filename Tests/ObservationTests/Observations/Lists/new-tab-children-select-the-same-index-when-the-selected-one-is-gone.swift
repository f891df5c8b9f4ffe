// title: When the selected controller is not among the new children, the one at the same index is selected
// ios: 15
// device: iphone
// watch: tabs.
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/1621185-viewcontrollers (Apple)
// confidence: high
// note: Second clause of the reference's rule.
import UIKit
let a = UIViewController(), b = UIViewController(), c = UIViewController(), d = UIViewController()
let tabs = UITabBarController()
tabs.viewControllers = [a, b, c]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
tabs.viewControllers = [a, d, c]
Simulator.settle()
print("tabs.selectedIndex \(tabs.selectedIndex)")
print("tabs.selected is d: \(tabs.selectedViewController === d)")

// prints:
// tabs.selectedIndex 1
// tabs.selected is d: true
