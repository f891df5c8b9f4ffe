// title: Moving to a field with an accessory view posts willChangeFrame, willShow, didChangeFrame, didShow
// ios: 7
// device: iphone
// watch: will | did
// normalize:
// source: https://rultech.wordpress.com/2014/01/05/keyboard-on-ios-rultech-weekly/ (Pravin Dodia, 2014-01)
// confidence: medium
// note: The article lists these four in this order for choosing another field while the keyboard is up and an accessory view is in use; an answer copied at newbe.dev says the same.
import UIKit
let one = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
one.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
two.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
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
let tokens = [
    center.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("willChangeFrame") },
    center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("willShow") },
    center.addObserver(forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil) { _ in print("didChangeFrame") },
    center.addObserver(forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil) { _ in print("didShow") },
]
_ = two.becomeFirstResponder()
Simulator.settle()

// prints:
// willChangeFrame
// willShow
// didChangeFrame
// didShow
