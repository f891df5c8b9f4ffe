// title: A field with clearsOnBeginEditing asks textFieldShouldClear when editing begins, then empties
// ios: 15
// device: iphone
// watch: shouldClear | text
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitextfielddelegate/textfieldshouldclear(_:) and uitextfield/clearsonbeginediting (Apple reference)
// confidence: high
// note: The pages say that the method is called for this, and that the old text is cleared when the user selects the field.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldClear(_ f: UITextField) -> Bool { print("shouldClear"); return true }
}
let d = D()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
field.delegate = d
field.text = "old"
field.clearsOnBeginEditing = true
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(field)
Simulator.settle()
print("text [\(field.text ?? "nil")]")

// prints:
// shouldClear
// text []
