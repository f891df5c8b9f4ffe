// title: visibleViewController is the presented controller while there is one, topViewController stays
// ios: 16.4
// device: iphone
// watch: visible | top
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: returns the modal view controller if it exists, otherwise the top view controller.
import UIKit

let a = UIViewController()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("visible is a \(nav.visibleViewController === a)")
let b = UIViewController()
b.modalPresentationStyle = .fullScreen
nav.present(b, animated: true)
Simulator.settle()
print("visible is b \(nav.visibleViewController === b)")
print("top is a \(nav.topViewController === a)")
nav.dismiss(animated: true)
Simulator.settle()
print("visible is a \(nav.visibleViewController === a)")

// prints:
// visible is a true
// visible is b true
// top is a true
// visible is a true
