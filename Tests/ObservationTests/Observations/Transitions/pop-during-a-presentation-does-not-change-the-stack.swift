// title: popViewController while an alert is being presented leaves the stack as it is
// ios: 8.3
// device: iphone
// watch: stack
// normalize:
// source: https://github.com/aryaxt/iOS-Slide-Menu/issues/161 (husyn, 2015-06-19)
// confidence: medium
// note: The console there: popViewControllerAnimated called on the navigation controller while an existing transition or presentation is occurring; the navigation stack will not be updated. Only the state right after the call is tested.
import UIKit

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let top = UIViewController()
nav.pushViewController(top, animated: false)
Simulator.settle()
top.present(UIAlertController(title: "t", message: nil, preferredStyle: .alert), animated: true)
Simulator.advance(by: 0.05)
nav.popViewController(animated: true)
print("stack \(nav.viewControllers.count)")

// prints:
// stack 2
