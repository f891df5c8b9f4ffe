// title: setViewControllers with an empty array empties the stack
// ios: 16.4
// device: iphone
// watch: stack
// normalize:
// source: https://github.com/dotnet/macios tests/monotouch-test/UIKit/NavigationControllerTest.cs (Microsoft, 2025)
// confidence: high
// note: The test passes null, which the binding hands over as an empty array, on a controller that is not shown.
import UIKit

let nav = UINavigationController()
print("stack \(nav.viewControllers.count)")
nav.setViewControllers([UIViewController()], animated: false)
print("stack \(nav.viewControllers.count)")
nav.setViewControllers([], animated: false)
print("stack \(nav.viewControllers.count)")

// prints:
// stack 0
// stack 1
// stack 0
