// title: iOS 7: with the tab bar hidden by push and a toolbar shown the bottom guide is 93
// ios: 7
// device: iphone
// watch: length
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/4397 (rdar 15184698, 2013-10)
// confidence: medium
// note: Radar with a screenshot: the length holds the tab bar (49) and the toolbar (44).
import UIKit

let root = UIViewController(), pushed = UIViewController()
let nav = UINavigationController(rootViewController: root)
let tabs = UITabBarController()
tabs.viewControllers = [nav]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
pushed.hidesBottomBarWhenPushed = true
pushed.toolbarItems = []
nav.pushViewController(pushed, animated: false)
nav.setToolbarHidden(false, animated: false)
Simulator.settle()
print("length \(pushed.bottomLayoutGuide.length)")

// prints:
// length 93.0
