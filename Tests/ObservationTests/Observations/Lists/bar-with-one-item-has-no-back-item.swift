// title: backItem of a navigation bar is nil with one item, else the item below the top
// ios: 15
// device: iphone
// watch: bar
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uinavigationbar/backitem/ (Apple's reference mirrored)
// confidence: high
// note: Through a navigation controller, whose pushes keep the bar's items in step (UINavigationController.h). MISSING: backItem, topItem
import UIKit
let first = UIViewController(), second = UIViewController()
first.title = "first"
second.title = "second"
let nav = UINavigationController(rootViewController: first)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("bar back nil: \(nav.navigationBar.backItem == nil)")
nav.pushViewController(second, animated: true)
Simulator.settle()
print("bar back is first: \(nav.navigationBar.backItem === first.navigationItem)")
print("bar top is second: \(nav.navigationBar.topItem === second.navigationItem)")

// prints:
// bar back nil: true
// bar back is first: true
// bar top is second: true
