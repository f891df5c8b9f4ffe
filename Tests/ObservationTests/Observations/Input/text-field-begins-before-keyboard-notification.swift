// title: A text field tells its delegate didBeginEditing before keyboardWillChangeFrame is posted
// ios: 9.3
// device: iphone
// watch: delegate. | keyboardWillChangeFrame
// normalize:
// source: https://craiggrummitt.com/2016/07/18/keyboards-text-views-and-first-responders/ (Craig Grummitt, 2016-07)
// confidence: medium
// note: The post lists the two events for a tapped text field in this order and for a text view in the opposite order. Apple's reference lists the keyboard notifications first for text fields too; the post is an observation.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) { print("delegate.didBeginEditing") }
}
let d = D()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
field.delegate = d
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("keyboardWillChangeFrame") }
Simulator.tap(field)
Simulator.settle()

// prints:
// delegate.didBeginEditing
// keyboardWillChangeFrame
