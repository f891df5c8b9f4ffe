// title: A delegate that refuses shouldEndEditing keeps the field first responder
// ios: 12
// device: iphone
// watch: resign | is | didEnd
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldendediting(_:) (Apple reference)
// confidence: high
// note: The reference: called when the field is asked to resign, before the focus change, and can prevent it. The header comment says the same. The return value of resignFirstResponder() follows from UIResponder's contract.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ f: UITextField) -> Bool { false }
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
print("resign \(field.resignFirstResponder())")
print("is \(field.isFirstResponder)")

// prints:
// resign false
// is true
