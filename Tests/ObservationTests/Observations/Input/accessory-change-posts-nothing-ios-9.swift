// title: Moving from a field without accessory to one with posts no keyboard notification on iOS 9
// ios: 9
// device: ipad
// watch: willChangeFrame | willShow | first
// normalize: collapse-repeats
// source: https://github.com/lionheart/openradar-mirror/issues/5951 (rdar 22383652, 2015-08-21)
// confidence: medium
// note: Seen in a beta of iOS 9; similar reports (rdar 22437233, 22505056) speak of 9.0 too.
import UIKit
let one = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
two.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 60))
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = one.becomeFirstResponder()
Simulator.settle()
let center = NotificationCenter.default
let t1 = center.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("willChangeFrame") }
let t2 = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("willShow") }
_ = two.becomeFirstResponder()
Simulator.settle()
print("first two \(two.isFirstResponder)")

// prints:
// first two true
