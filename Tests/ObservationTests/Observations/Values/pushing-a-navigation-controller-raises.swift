// title: Pushing a navigation controller onto another is refused with an exception
// ios: 8
// device: iphone
// watch: name | reason | stack
// normalize:
// source: https://github.com/skywinder/ActionSheetPicker-3.0/issues/70 (mts749, 2014-10-08)
// confidence: high
// note: The log with its stack; dekatotoro/SlideMenuControllerSwift#315 of 2017 has the same.
import UIKit
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { nav.pushViewController(UINavigationController(), animated: true) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInvalidArgumentException
// reason Pushing a navigation controller is not supported
