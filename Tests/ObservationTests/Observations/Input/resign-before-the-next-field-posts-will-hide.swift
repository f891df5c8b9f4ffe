// title: Resigning one field and activating the next in the same turn posts keyboardWillHide
// ios: 8
// device: iphone
// watch: willHide
// normalize: collapse-repeats
// source: https://github.com/Papercloud/KeyboardConstraint/issues/4 (markst, 2015-08)
// confidence: medium
// note: The issue: the notification is sent when a field stops being first responder, whether or not the keyboard really hides.
import UIKit
let one = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = one.becomeFirstResponder()
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("willHide") }
_ = one.resignFirstResponder()
_ = two.becomeFirstResponder()
Simulator.settle()

// prints:
// willHide
