// title: Setting an empty list of controllers empties a navigation stack
// ios: 16
// device: iphone
// watch: count
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/NavigationControllerTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: The test starts empty, sets one controller, then nil (Objective-C), and finds an empty list.
import UIKit

let nav = UINavigationController()
print("count \(nav.viewControllers.count)")
nav.setViewControllers([UIViewController()], animated: false)
print("count \(nav.viewControllers.count)")
nav.setViewControllers([], animated: false)
print("count \(nav.viewControllers.count) top nil \(nav.topViewController == nil)")

// prints:
// count 0
// count 1
// count 0 top nil true
