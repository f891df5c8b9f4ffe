// title: A delegate that has didEndEditing(_:reason:) is not sent didEndEditing(_:)
// ios: 10
// device: iphone
// watch: didEnd
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfielddidendediting(_:) (Apple reference)
// confidence: high
// note: The reference: UIKit calls the variant with the reason in preference to the plain one; the header: in place of it. The cancelled reason is for tvOS only, so the reason is committed. MISSING: UITextField.DidEndEditingReason
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldDidEndEditing(_ f: UITextField) { print("didEnd plain") }
    func textFieldDidEndEditing(_ f: UITextField, reason: UITextField.DidEndEditingReason) { print("didEnd committed \(reason == .committed)") }
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
Simulator.settle()
_ = field.resignFirstResponder()
Simulator.settle()

// prints:
// didEnd committed true
