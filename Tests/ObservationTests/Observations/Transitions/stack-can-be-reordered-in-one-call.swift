// title: setViewControllers reorders a stack of five in one call
// ios: 17
// device: iphone
// watch: stack
// normalize:
// source: https://github.com/pointfreeco/swift-navigation Examples/CaseStudiesTests/NavigationStackTests.swift (Point-Free, 2026-07)
// confidence: high
// note: testReorderStack: after the path was shuffled without animation the stack has the new order.
import UIKit

func make(_ t: String) -> UIViewController { let c = UIViewController(); c.title = t; return c }
let nav = UINavigationController(rootViewController: make("0"))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let p = (1...4).map { make("\($0)") }
nav.setViewControllers([nav.viewControllers[0]] + p, animated: false)
Simulator.settle()
print("stack \(nav.viewControllers.map { $0.title! })")
nav.setViewControllers([nav.viewControllers[0], p[3], p[0], p[2], p[1]], animated: false)
Simulator.settle()
print("stack \(nav.viewControllers.map { $0.title! })")

// prints:
// stack ["0", "1", "2", "3", "4"]
// stack ["0", "4", "1", "3", "2"]
