// title: iOS 13: views between a view in a navigation controller in a tab bar controller and the window
// ios: 13
// device: iphone
// watch: chain
// normalize:
// source: GitHub file index id 7869765194 (notes on Xcode debugging with a recursiveDescription of a 414 by 896 window, undated)
// confidence: high
// note: Dump: window, UITransitionView, UIDropShadowView, tab UILayoutContainerView, UITransitionView, UIViewControllerWrapperView, navigation UILayoutContainerView, UINavigationTransitionView, UIViewControllerWrapperView, view. The same chain in id 11626379993. Release inferred.
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
// chain UIDropShadowView
// chain UITransitionView
// chain UIWindow
