// title: Moving from a field without accessory to one with posts a keyboard frame change on iOS 8
// ios: 8.4
// device: ipad
// watch: willChangeFrame
// normalize: collapse-repeats
// source: https://github.com/lionheart/openradar-mirror/issues/5951 (rdar 22383652, 2015-08-21)
// confidence: high
// note: The report compares 8.4, where notifications come, with the beta of 9, where none comes.
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
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("willChangeFrame") }
_ = two.becomeFirstResponder()
Simulator.settle()

// prints:
// willChangeFrame
