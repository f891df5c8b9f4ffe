// title: An over-current-context modal from a pushed controller is presented by the navigation controller
// ios: 16.4
// device: iphone
// watch: presenting
// normalize:
// source: https://developer.apple.com/documentation/uikit/uinavigationcontroller (Apple)
// confidence: high
// note: The overview: a navigation controller defines the presentation context; current-context presentations from its stack cover the entire navigation interface. It is a child here, so that it differs from the root.
import UIKit

let root = UIViewController(), page = UIViewController()
let nav = UINavigationController(rootViewController: page)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.addChild(nav); root.view.addSubview(nav.view); nav.didMove(toParent: root)
Simulator.settle()
let modal = UIViewController()
modal.modalPresentationStyle = .overCurrentContext
page.present(modal, animated: false)
Simulator.settle()
print("presenting nav \(modal.presentingViewController === nav)")

// prints:
// presenting nav true
