// title: iOS 7: the navigation controller's view is directly in the window
// ios: 7
// device: iphone
// watch: chain
// normalize:
// source: GitHub file index id 47193094571 (blog post about the back button on iOS 7 with a recursiveDescription, 2013)
// confidence: high
// note: Dump of a 320 by 480 window in viewDidAppear.
import UIKit

let top = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: top)
window.makeKeyAndVisible()
Simulator.settle()
var v: UIView? = top.view
while let x = v { print("chain \(String(describing: type(of: x)))"); v = x.superview }

// prints:
// chain UIView
// chain UIViewControllerWrapperView
// chain UINavigationTransitionView
// chain UILayoutContainerView
// chain UIWindow
