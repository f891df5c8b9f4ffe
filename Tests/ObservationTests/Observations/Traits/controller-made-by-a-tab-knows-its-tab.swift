// title: UIViewController.tab is the UITab whose provider made the controller, and nil for others
// ios: 18
// device: iphone
// watch: tab
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UITab.rs (header comments of UITab.h, Apple, 2025)
// confidence: high
// note: Comment at UIViewController.tab. MISSING: UIViewController.tab
import UIKit
let tab = UITab(title: "One", image: nil, identifier: "one") { _ in UIViewController() }
let lone = UIViewController()
print("tab of lone \(lone.tab?.identifier ?? "nil")")
let tabs = UITabBarController(tabs: [tab])
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("tab of made \(tab.viewController?.tab?.identifier ?? "nil")")

// prints:
// tab of lone nil
// tab of made one
