// title: Moving to a second field with the same keyboard posts no keyboardWillShow on iOS 7
// ios: 7
// device: iphone
// watch: willShow | didBegin
// normalize:
// source: https://github.com/molon/MLInputDodger/issues/33 (molon, 2016-07); GitHub file index id 49009129908 (comment in a keyboard manager that says the same of iOS 7 and 8)
// confidence: medium
// note: Both say that the notification does not come when the type and the frame of the keyboard do not change. A radar of 2017 claims otherwise of releases up to 10, so this is for iOS 7 only.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldDidBeginEditing(_ f: UITextField) { print("didBegin \(f.tag)") }
}
let d = D()
let one = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
one.tag = 1
two.tag = 2
one.delegate = d
two.delegate = d
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = one.becomeFirstResponder()
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in print("willShow") }
print("# reset")
_ = two.becomeFirstResponder()
Simulator.settle()

// prints:
// didBegin 2
