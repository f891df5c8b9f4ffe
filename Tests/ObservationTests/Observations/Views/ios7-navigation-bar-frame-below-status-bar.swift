// title: iOS 7: the navigation bar lies at 20 and is 44 high while the view of the controller begins at 0
// ios: 7
// device: iphone
// watch: bar | view
// normalize:
// source: GitHub file index id 47193094571 (blog post about the back button on iOS 7 with a recursiveDescription, 2013)
// confidence: high
// note: Bar frame (0 20; 320 44), view frame (0 0; 320 480) in a translucent default bar; only the vertical values are compared.
import UIKit

let top = UIViewController()
let nav = UINavigationController(rootViewController: top)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("bar y \(nav.navigationBar.frame.minY) height \(nav.navigationBar.frame.height)")
print("view y \(top.view.frame.minY) full \(top.view.frame.height == window.bounds.height)")

// prints:
// bar y 20.0 height 44.0
// view y 0.0 full true
