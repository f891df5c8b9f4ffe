// title: Presenting a controller hides the keyboard of the presenting one
// ios: 9
// device: iphone
// watch: willHide
// normalize: collapse-repeats
// source: https://github.com/slackhq/SlackTextViewController/issues/300 (Ignacio Romero, 2015-11)
// confidence: medium
// note: The maintainer: since iOS 8 a modal presentation makes the presented controller first responder, so the keyboard is dismissed.
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
let b = UIViewController()
b.modalPresentationStyle = .fullScreen
a.present(b, animated: true)
Simulator.settle()

// prints:
// willHide
