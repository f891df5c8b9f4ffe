// title: A text view removed inside keyboardWillChangeFrame leaves the keyboard without first responder
// ios: 10
// device: iphone
// watch: removed | willHide | first
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/16497 (rdar 29577461, 2016-12-08)
// confidence: medium
// note: Reported always reproducible on 10.1: the keyboard stays, no first responder is left. Checked that no keyboardWillHide is posted.
import UIKit
let tv = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
box.addSubview(tv)
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let center = NotificationCenter.default
let t1 = center.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in
    if box.superview != nil { box.removeFromSuperview(); print("removed") }
}
let t2 = center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("willHide") }
_ = tv.becomeFirstResponder()
Simulator.settle()
print("first \(tv.isFirstResponder)")

// prints:
// removed
// first false
