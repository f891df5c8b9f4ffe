// title: Removing the editing field from its superview asks textFieldShouldEndEditing
// ios: 8
// device: iphone
// watch: shouldEnd
// normalize: collapse-repeats
// source: https://github.com/zoonooz/ZFTokenField/issues/3 (Amornchai Kanokpullwad, 2015-01)
// confidence: medium
// note: The author found the question to come each time that his reload takes the field out of the token view and adds it again.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ f: UITextField) -> Bool { print("shouldEnd"); return true }
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
field.removeFromSuperview()
Simulator.settle()

// prints:
// shouldEnd
