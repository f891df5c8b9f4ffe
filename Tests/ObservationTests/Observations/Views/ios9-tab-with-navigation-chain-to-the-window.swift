// title: iOS 9: no transition view or drop-shadow view between the tab controller's view and the window
// ios: 9
// device: iphone
// watch: chain
// normalize:
// source: GitHub file index id 35861179186 (blog post on an app's view tree, 2016-09-06)
// confidence: high
// note: Dump of a 320 by 568 window on a jailbroken phone: the tab controller's UILayoutContainerView is directly in the window. Same in id 38167991280. Release inferred from the date.
import UIKit

let top = UIViewController()
let tabs = UITabBarController()
tabs.viewControllers = [UINavigationController(rootViewController: top)]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
var v: UIView? = top.view
while let x = v { print("chain \(String(describing: type(of: x)))"); v = x.superview }

// prints:
// chain UIView
// chain UIViewControllerWrapperView
// chain UINavigationTransitionView
// chain UILayoutContainerView
// chain UIViewControllerWrapperView
// chain UITransitionView
// chain UILayoutContainerView
// chain UIWindow
