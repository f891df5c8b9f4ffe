// title: endEditing(false) asks the editing field's delegate and fails when it refuses
// ios: 13
// device: iphone
// watch: shouldEnd | ended | is
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/endediting(_:) (Apple reference)
// confidence: high
// note: The reference: the method looks for the first responder among the view and its subviews and asks it to resign; the result tells whether it did. The field is nested two views deep here.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ f: UITextField) -> Bool { print("shouldEnd"); return false }
}
let d = D()
let box = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
field.delegate = d
box.addSubview(field)
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = field.becomeFirstResponder()
Simulator.settle()
let ended = a.view.endEditing(false)
print("ended \(ended)")
print("is \(field.isFirstResponder)")

// prints:
// shouldEnd
// ended false
// is true
