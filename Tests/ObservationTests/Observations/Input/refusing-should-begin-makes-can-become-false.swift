// title: A delegate that refuses to begin makes canBecomeFirstResponder of its text field false
// ios: 10
// device: iphone
// watch: can
// normalize:
// source: https://github.com/hackiftekhar/IQKeyboardManager/issues/709 and issues/158 (2015 to 2017)
// confidence: medium
// note: The library skipped such fields by reading canBecomeFirstResponder, which asks the delegate. Inferred: the answer of the delegate is the value.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ f: UITextField) -> Bool { false }
}
let d = D()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("can without delegate \(field.canBecomeFirstResponder)")
field.delegate = d
print("can with refusing delegate \(field.canBecomeFirstResponder)")

// prints:
// can without delegate true
// can with refusing delegate false
