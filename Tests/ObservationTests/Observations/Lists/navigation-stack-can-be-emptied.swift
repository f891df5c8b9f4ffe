// title: setViewControllers with an empty array empties a navigation controller
// ios: 16
// device: iphone
// watch: nav.
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/NavigationControllerTest.cs (dotnet, tests run on the simulator)
// confidence: high
// note: The source passes null, which the binding turns into an empty array; off screen.
import UIKit
let nav = UINavigationController()
print("nav.count \(nav.viewControllers.count)")
nav.setViewControllers([UIViewController()], animated: false)
print("nav.count \(nav.viewControllers.count)")
nav.setViewControllers([], animated: false)
print("nav.count \(nav.viewControllers.count)")
print("nav.top is nil: \(nav.topViewController == nil)")

// prints:
// nav.count 0
// nav.count 1
// nav.count 0
// nav.top is nil: true
