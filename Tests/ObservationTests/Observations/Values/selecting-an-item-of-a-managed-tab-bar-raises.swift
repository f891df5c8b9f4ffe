// title: Setting selectedItem of a tab bar controller's bar raises: directly modifying is not allowed
// ios: 13
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/aromajoin/material-showcase-ios/pull/112 (acali18, comment of 2019-11-05)
// confidence: high
// note: The comment shows the line of code and the text; bfeher/BFPaperTabBarController#20 of 2016 has the exception's name.
import UIKit
let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { tabs.tabBar.selectedItem = tabs.tabBar.items?[1] }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason Directly modifying a tab bar managed by a tab bar controller is not allowed.
