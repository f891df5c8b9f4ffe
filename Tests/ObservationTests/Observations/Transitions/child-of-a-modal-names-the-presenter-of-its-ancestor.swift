// title: The root of a presented navigation controller has the presenter as its presentingViewController
// ios: 16.4
// device: iphone
// watch: presenting
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller (Apple)
// confidence: high
// note: The page: if the controller was not presented but one of its ancestors was, the property has the one that presented the ancestor; else nil.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let page = UIViewController()
let nav = UINavigationController(rootViewController: page)
print("presenting before \(page.presentingViewController != nil)")
a.present(nav, animated: true)
Simulator.settle()
print("presenting is a \(page.presentingViewController === a)")
a.dismiss(animated: true)
Simulator.settle()
print("presenting after \(page.presentingViewController != nil)")

// prints:
// presenting before false
// presenting is a true
// presenting after false
