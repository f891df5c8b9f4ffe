// title: setViewControllers with the same controller twice raises: must be distinct
// ios: 14
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/wordpress-mobile/WordPress-iOS/issues/15337 (jkmassel, 2020-11-19)
// confidence: high
// note: The text goes on with the list in brackets, which is cut off.
import UIKit
let a = UIViewController(), b = UIViewController()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { nav.setViewControllers([a, b, b], animated: false) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none").components(separatedBy: " (")[0])

// prints:
// name NSInternalInconsistencyException
// reason All view controllers in a navigation controller must be distinct
