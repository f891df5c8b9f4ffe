// title: Taking the editing field out of its window ends the session even against the delegate
// ios: 12
// device: iphone
// watch: didEnd | is
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UITextField.h (Apple's header comments)
// confidence: high
// note: Same comment: "view removed from window" is its first example of a forced end.
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
Simulator.settle()
field.removeFromSuperview()
Simulator.settle()
print("is \(field.isFirstResponder)")

// prints:
// didEnd
// is false
