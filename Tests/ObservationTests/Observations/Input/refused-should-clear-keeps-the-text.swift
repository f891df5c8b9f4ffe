// title: A delegate that refuses textFieldShouldClear keeps the text of a field with clearsOnBeginEditing
// ios: 15
// device: iphone
// watch: text
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitextfield/clearsonbeginediting (Apple reference)
// confidence: high
// note: The note on that page: the delegate overrides the behaviour by returning false.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldClear(_ f: UITextField) -> Bool { false }
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
// text [old]
