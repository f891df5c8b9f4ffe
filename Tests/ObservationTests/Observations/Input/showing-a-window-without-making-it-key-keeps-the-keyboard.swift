// title: A second window that is only unhidden leaves keyboard and first responder alone
// ios: 11
// device: iphone
// watch: willHide | first
// normalize:
// source: https://github.com/hyperoslo/Whisper/pull/186 (Jon Willis, 2017-10)
// confidence: high
// note: The fix of the project: isHidden = false instead of makeKeyAndVisible.
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
overlay.isHidden = false
Simulator.settle()
print("first \(field.isFirstResponder)")

// prints:
// first true
