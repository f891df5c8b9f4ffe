// title: show and showDetailViewController without a container present the controller
// ios: 16.4
// device: iphone
// watch: presented
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: if no other target is found the view controller is presented.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
a.show(b, sender: nil)
Simulator.settle()
print("presented by show \(a.presentedViewController === b)")
a.dismiss(animated: false)
Simulator.settle()
let c = UIViewController()
a.showDetailViewController(c, sender: nil)
Simulator.settle()
print("presented by showDetail \(a.presentedViewController === c)")

// prints:
// presented by show true
// presented by showDetail true
