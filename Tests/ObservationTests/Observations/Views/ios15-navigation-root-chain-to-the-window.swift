// title: iOS 15: views between the top view of a navigation root and the window
// ios: 15
// device: iphone
// watch: chain
// normalize:
// source: GitHub file index id 40658699164 (notes on LLDB with a recursiveDescription of a 428 by 926 window, undated, about 2021)
// confidence: high
// note: Dump of the key window: UITransitionView, UIDropShadowView, UILayoutContainerView (the navigation controller's view), UINavigationTransitionView, UIViewControllerWrapperView, plain view. Also seen in id 7869765194. Release inferred from the screen size (iPhone 12 Pro Max).
import UIKit

let top = UIViewController()
let nav = UINavigationController(rootViewController: top)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
var v: UIView? = top.view
while let x = v { print("chain \(String(describing: type(of: x)))"); v = x.superview }

// prints:
// chain UIView
// chain UIViewControllerWrapperView
// chain UINavigationTransitionView
// chain UILayoutContainerView
// chain UIDropShadowView
// chain UITransitionView
// chain UIWindow
