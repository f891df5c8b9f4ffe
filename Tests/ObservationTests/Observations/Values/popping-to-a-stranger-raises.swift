// title: popToViewController with a controller that is not in the stack raises
// ios: 11
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/xiaopin/NavigationContainer/issues/11 (ELLON007, 2021-10-15)
// confidence: high
// note: The log with assertion and exception; UIKit-3698 is iOS 11.
import UIKit
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: false)
Simulator.settle()
let e = Simulator.catchException { _ = nav.popToViewController(UIViewController(), animated: false) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason Tried to pop to a view controller that doesn't exist.
