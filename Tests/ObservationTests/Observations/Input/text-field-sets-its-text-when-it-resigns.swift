// title: A text field that loses first responder to another field calls its own text setter
// ios: 9
// device: iphone
// watch: setter
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/6204 (rdar 22872412, 2015-09-27)
// confidence: medium
// note: The stack trace in the report: becomeFirstResponder of the next responder, _finishResignFirstResponder of the field, _endedEditing, setText: of the subclass. Release from the date (iOS 9); the program only asks whether the setter was called while the field resigned.
import UIKit
var resigning = false
var calls = 0
final class F: UITextField {
    override var text: String? {
        get { super.text }
        set { if resigning { calls += 1 }; super.text = newValue }
    }
}
let one = F(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = one.becomeFirstResponder()
Simulator.settle()
resigning = true
_ = two.becomeFirstResponder()
print("setter called: \(calls > 0)")

// prints:
// setter called: true
