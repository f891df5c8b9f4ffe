// title: Reading canBecomeFirstResponder of a text field asks textFieldShouldBeginEditing
// ios: 10
// device: iphone
// watch: shouldBegin | can
// normalize:
// source: https://github.com/hackiftekhar/IQKeyboardManager/issues/709 (2016-11); https://github.com/molon/MLInputDodger/issues/33 (2016-07)
// confidence: high
// note: Both projects found the extra delegate calls to come from their reading of the property; nothing begins editing by it.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ f: UITextField) -> Bool { print("shouldBegin"); return true }
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
print("can \(field.canBecomeFirstResponder)")

// prints:
// shouldBegin
// can true
