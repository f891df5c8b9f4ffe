// title: iOS 15: a plain root view sits in a UIDropShadowView in a UITransitionView in the window
// ios: 15
// device: iphone
// watch: chain
// normalize:
// source: GitHub file index id 32186986083 (Swift notes with a recursiveDescription of a 390 by 844 window, undated)
// confidence: high
// note: Dump of self.view.window. Release inferred from the screen size.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
var v: UIView? = root.view
while let x = v { print("chain \(String(describing: type(of: x)))"); v = x.superview }

// prints:
// chain UIView
// chain UIDropShadowView
// chain UITransitionView
// chain UIWindow
