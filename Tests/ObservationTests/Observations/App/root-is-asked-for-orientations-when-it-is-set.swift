// title: Setting the root view controller of a window asks it for its orientations at once
// ios: 11
// device: ipad
// watch: asked | set
// normalize: collapse-repeats
// source: https://github.com/calimarkus/JDStatusBarNotification/issues/105 (ricardopereira, 2018-09, iOS 11.4.1)
// confidence: medium
// note: The stack goes from setRootViewController to supportedInterfaceOrientations. huri000/SwiftEntryKit#315 says the same. The number of calls is not told. The window is the second one, a first one is shown.
import UIKit
final class Root: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { print("asked"); return .all } }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
let second = UIWindow(frame: UIScreen.main.bounds)
second.rootViewController = Root()
print("set")

// prints:
// asked
// set
