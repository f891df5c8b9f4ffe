// title: A navigation controller's toolbar is hidden by default; visibleViewController is the modal one if there is one
// ios: 15
// device: iphone
// watch: nav.
// normalize:
// source: UINavigationController.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Property comments.
import UIKit
let root = UIViewController()
let nav = UINavigationController(rootViewController: root)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("nav.toolbarHidden \(nav.isToolbarHidden)")
print("nav.visible is root: \(nav.visibleViewController === root)")
let modal = UIViewController()
root.present(modal, animated: false)
Simulator.settle()
print("nav.visible is modal: \(nav.visibleViewController === modal)")
print("nav.top is root: \(nav.topViewController === root)")

// prints:
// nav.toolbarHidden true
// nav.visible is root: true
// nav.visible is modal: true
// nav.top is root: true
