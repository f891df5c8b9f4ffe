// title: pushItem on the bar of a navigation controller raises NSInternalInconsistencyException
// ios: 6
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/5351 (rdar 13057385, 2013-01, iOS 6)
// confidence: high
// note: The radar quotes name and text. It adds that the first call may pass while the bar does not know its controller yet; here the bar is on screen. MISSING: pushItem
// open: the model does something else
import UIKit
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { nav.navigationBar.pushItem(UINavigationItem(title: "mine"), animated: false) }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \(e?.reason ?? "nothing")")

// prints:
// raised NSInternalInconsistencyException
// raised Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.
