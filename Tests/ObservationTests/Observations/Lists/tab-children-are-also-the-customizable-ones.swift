// title: Setting viewControllers sets customizableViewControllers to the same controllers
// ios: 15
// device: iphone
// watch: tabs.
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitabbarcontroller/1621185-viewcontrollers (Apple)
// confidence: high
// note: Last sentence of the reference's discussion. MISSING: customizableViewControllers
import UIKit
let a = UIViewController(), b = UIViewController()
let tabs = UITabBarController()
tabs.viewControllers = [a, b]
let list = tabs.customizableViewControllers ?? []
print("tabs.customizable \(list.count) \(list.first === a) \(list.last === b)")

// prints:
// tabs.customizable 2 true true
