// title: showDetailViewController from a navigation stack without a split controller presents modally
// ios: 16.4
// device: iphone
// watch: stack | presented
// normalize:
// source: https://developer.apple.com/documentation/uikit/uinavigationcontroller (Apple)
// confidence: high
// note: The overview: for a Show Detail segue the navigation controller presents the controller modally; a Show segue pushes.
import UIKit

let a = UIViewController(), b = UIViewController()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
a.showDetailViewController(b, sender: nil)
Simulator.settle()
print("stack \(nav.viewControllers.count)")
print("presented \(nav.presentedViewController === b)")

// prints:
// stack 1
// presented true
