// title: After popViewController(animated: false) there is no transition coordinator
// ios: 9
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/Tencent/MLeaksFinder/pull/2 (Zepo, 2016-02-25)
// confidence: medium
// note: The reviewer found that the coordinator does not work when a controller is popped without animation; the animated case is the one the pull request relied on.
import UIKit

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: false)
Simulator.settle()
nav.pushViewController(UIViewController(), animated: false)
Simulator.settle()
nav.popViewController(animated: true)
print("coordinator animated \(nav.transitionCoordinator != nil)")
Simulator.settle()
nav.popViewController(animated: false)
print("coordinator unanimated \(nav.transitionCoordinator != nil)")
Simulator.settle()

// prints:
// coordinator animated true
// coordinator unanimated false
