// title: After replacing a tab controller's children the same controller stays selected, at its new index
// ios: 15
// device: iphone
// watch: tabs.
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/1621185-viewcontrollers (Apple)
// confidence: high
// note: The reference says that the previously selected object is remembered and selected again.
import UIKit
let a = UIViewController(), b = UIViewController(), c = UIViewController()
let tabs = UITabBarController()
tabs.viewControllers = [a, b, c]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
tabs.viewControllers = [c, a, b]
Simulator.settle()
print("tabs.selected is b: \(tabs.selectedViewController === b)")
print("tabs.selectedIndex \(tabs.selectedIndex)")

// prints:
// tabs.selected is b: true
// tabs.selectedIndex 2
