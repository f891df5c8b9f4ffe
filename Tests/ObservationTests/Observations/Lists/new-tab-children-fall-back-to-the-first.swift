// title: When neither the selected controller nor its index survive, the first child is selected
// ios: 15
// device: iphone
// watch: tabs.
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/1621177-setviewcontrollers (Apple)
// confidence: high
// note: Third clause of the reference's rule; here through setViewControllers without animation.
import UIKit
let a = UIViewController(), b = UIViewController(), c = UIViewController()
let tabs = UITabBarController()
tabs.viewControllers = [a, b, c]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 2
Simulator.settle()
tabs.setViewControllers([a, b], animated: false)
Simulator.settle()
print("tabs.selectedIndex \(tabs.selectedIndex)")
print("tabs.selected is a: \(tabs.selectedViewController === a)")

// prints:
// tabs.selectedIndex 0
// tabs.selected is a: true
