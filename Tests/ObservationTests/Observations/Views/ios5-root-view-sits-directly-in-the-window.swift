// title: On iOS 5 the root view's superview is the window itself
// ios: 5.1
// device: ipad
// watch: superview
// normalize:
// source: https://newbe.dev/uiviewcontroller-returns-invalid-frame (rob mayoff, Stack Overflow answer 9539676, 2012-03)
// confidence: high
// note: recursiveDescription of the key window on an iPad shows the plain view right below the window.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
print("superview is window: \(root.view.superview === window)")
print("superview has siblings: \(window.subviews.count > 1)")

// prints:
// superview is window: true
// superview has siblings: false
