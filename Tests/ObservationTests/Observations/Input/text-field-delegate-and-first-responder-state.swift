// title: shouldBegin and didEnd find the field without first responder status, didBegin and shouldEnd with it
// ios: 15
// device: iphone
// watch: should | did
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uitextfielddelegate/ (mirror of the Apple reference)
// confidence: high
// note: The flow of an editing session in the overview: shouldBegin before becoming first responder, then the status, then didBegin; shouldEnd before resigning, then the resignation, then didEnd.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ f: UITextField) -> Bool { print("shouldBegin \(f.isFirstResponder)"); return true }
    func textFieldDidBeginEditing(_ f: UITextField) { print("didBegin \(f.isFirstResponder)") }
    func textFieldShouldEndEditing(_ f: UITextField) -> Bool { print("shouldEnd \(f.isFirstResponder)"); return true }
    func textFieldDidEndEditing(_ f: UITextField) { print("didEnd \(f.isFirstResponder)") }
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
// shouldBegin false
// didBegin true
// shouldEnd true
// didEnd false
