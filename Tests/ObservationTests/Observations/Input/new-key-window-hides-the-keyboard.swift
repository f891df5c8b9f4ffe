// title: Making a second window key hides the keyboard of the first
// ios: 11
// device: iphone
// watch: willHide
// normalize: collapse-repeats
// source: https://github.com/hyperoslo/Whisper/pull/186 (Jon Willis, 2017-10); https://github.com/exyte/PopupView/pull/297
// confidence: high
// note: Both projects stopped to call makeKeyAndVisible for their overlay because of it.
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
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("willHide") }
let overlay = UIWindow(frame: UIScreen.main.bounds)
overlay.rootViewController = UIViewController()
overlay.makeKeyAndVisible()
Simulator.settle()

// prints:
// willHide
