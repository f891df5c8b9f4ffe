// title: A field whose delegate refuses shouldBeginEditing does not become first responder
// ios: 12
// device: iphone
// watch: shouldBegin | didBegin | become | is
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uitextfielddelegate/ (mirror of the Apple reference)
// confidence: high
// note: The overview: the method allows or prevents the editing, and comes before the status. The return value false follows from the contract of becomeFirstResponder().
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ f: UITextField) -> Bool { print("shouldBegin"); return false }
    func textFieldDidBeginEditing(_ f: UITextField) { print("didBegin") }
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
print("become \(field.becomeFirstResponder())")
print("is \(field.isFirstResponder)")

// prints:
// shouldBegin
// become false
// is false
