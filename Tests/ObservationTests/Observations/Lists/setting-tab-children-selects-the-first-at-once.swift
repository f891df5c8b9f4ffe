// title: Setting viewControllers of a new tab controller selects the first one in the same statement
// ios: 9
// device: iphone
// watch: tabs.
// normalize:
// source: https://github.com/pivotal/PivotalCoreKit UIKit/Spec/Extensions/UITabBarControllerSpec+Spec.mm (Pivotal Labs, 2015)
// confidence: high
// note: The spec, which runs in the simulator, expects index 0 and the first controller right after the assignment, off screen.
import UIKit
let a = UIViewController()
let b = UIViewController()
let tabs = UITabBarController()
tabs.viewControllers = [a, b]
print("tabs.selectedIndex \(tabs.selectedIndex)")
print("tabs.selected is the first: \(tabs.selectedViewController === a)")

// prints:
// tabs.selectedIndex 0
// tabs.selected is the first: true
