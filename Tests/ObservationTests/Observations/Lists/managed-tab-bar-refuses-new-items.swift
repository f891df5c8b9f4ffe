// title: Changing the items of a tab controller's own bar raises NSInternalInconsistencyException
// ios: 12
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/Cuberto/bubble-icon-tabbar/issues/5 (emirbeytekin, 2019-02)
// confidence: high
// note: The issue has the exception's name and text; UITabBarController.h says that modifying the bar's contents throws. The issue does not say which change it was; here items is set. MISSING: items
import UIKit
let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { tabs.tabBar.items = [UITabBarItem()] }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \(e?.reason ?? "nothing")")

// prints:
// raised NSInternalInconsistencyException
// raised Directly modifying a tab bar managed by a tab bar controller is not allowed.
