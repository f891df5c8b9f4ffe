// title: Setting the delegate of a navigation controller's bar raises
// ios: 9
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/5353 (rdar 13055919, 2013-01)
// confidence: high
// note: Text from the radar (iOS 6); https://github.com/marty-suzuki/SAHistoryNavigationViewController/issues/38 has the raise inside setDelegate: on iOS 9.2. MISSING: UINavigationBarDelegate
import UIKit
final class Mine: NSObject, UINavigationBarDelegate {}
let mine = Mine()
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let e = Simulator.catchException { nav.navigationBar.delegate = mine }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \(e?.reason ?? "nothing")")

// prints:
// raised NSInternalInconsistencyException
// raised Cannot manually set the delegate on a UINavigationBar managed by a controller.
