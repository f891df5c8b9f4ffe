// title: Above a controller with hidesBottomBarWhenPushed the tab bar stays hidden whatever later ones say
// ios: 10.3
// device: iphone
// watch: bar
// normalize:
// source: https://qiita.com/satorun/items/bc86606a0bd40275ac97 (satorun, 2017, iOS 10.3.1)
// confidence: medium
// note: The author pushed a third controller with the property false and true: the bar was not shown in any case; after popping both it is back (the documentation's wording). That isHidden or the absence from the window tells it is my inference: the case asks whether the bar is inside the window's visible bounds and not hidden.
import UIKit
func shown(_ tabs: UITabBarController, _ window: UIWindow) -> Bool {
    let bar = tabs.tabBar
    guard bar.window != nil, !bar.isHidden else { return false }
    return window.bounds.intersects(bar.convert(bar.bounds, to: window))
}
let nav = UINavigationController(rootViewController: UIViewController())
let tabs = UITabBarController()
tabs.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("bar shown \(shown(tabs, window))")
let second = UIViewController()
second.hidesBottomBarWhenPushed = true
nav.pushViewController(second, animated: true)
Simulator.settle()
print("bar shown \(shown(tabs, window))")
let third = UIViewController()
third.hidesBottomBarWhenPushed = false
nav.pushViewController(third, animated: true)
Simulator.settle()
print("bar shown \(shown(tabs, window))")
nav.popToRootViewController(animated: true)
Simulator.settle()
print("bar shown \(shown(tabs, window))")

// prints:
// bar shown true
// bar shown false
// bar shown false
// bar shown true
