// title: The keyboard shows again when the overlay goes and the first window is key again
// ios: 17
// device: iphone
// watch: willHide | willShow
// normalize: collapse-repeats
// source: https://github.com/exyte/PopupView/pull/297; https://github.com/SwiftKickMobile/SwiftMessages/issues/83 (2017-04)
// confidence: medium
// note: Both tell of the keyboard that hides with the overlay's window and comes back after it, without a call of the app. The main window is made key by the program here.
import UIKit
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = field.becomeFirstResponder()
Simulator.settle()
let center = NotificationCenter.default
let t1 = center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("willHide") }
let t2 = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("willShow") }
let overlay = UIWindow(frame: UIScreen.main.bounds)
overlay.rootViewController = UIViewController()
overlay.makeKeyAndVisible()
Simulator.settle()
overlay.isHidden = true
window.makeKey()
Simulator.settle()

// prints:
// willHide
// willShow
