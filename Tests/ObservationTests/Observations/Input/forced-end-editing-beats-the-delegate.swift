// title: endEditing(true) ends the session without asking the delegate
// ios: 12
// device: iphone
// watch: shouldEnd | didEnd | ended | is
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/endediting(_:) (Apple reference)
// confidence: high
// note: The reference: with force the text field is never even asked; it is forced to resign; the result is true if the view resigned. The header comment at textFieldDidEndEditing says that it may then be called although shouldEndEditing returns NO.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ f: UITextField) -> Bool { print("shouldEnd"); return false }
    func textFieldDidEndEditing(_ f: UITextField) { print("didEnd") }
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
_ = field.becomeFirstResponder()
let ended = a.view.endEditing(true)
print("ended \(ended)")
Simulator.settle()
print("is \(field.isFirstResponder)")

// prints:
// didEnd
// ended true
// is false
