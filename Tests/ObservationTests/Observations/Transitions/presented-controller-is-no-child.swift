// title: children does not contain a presented controller and its parent stays nil
// ios: 16.4
// device: iphone
// watch: children | parent
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the array does not include any presented controllers, and parent no longer returns the presenting controller.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
b.modalPresentationStyle = .fullScreen
a.present(b, animated: true)
Simulator.settle()
print("children \(a.children.count)")
print("parent nil \(b.parent == nil)")

// prints:
// children 0
// parent nil true
