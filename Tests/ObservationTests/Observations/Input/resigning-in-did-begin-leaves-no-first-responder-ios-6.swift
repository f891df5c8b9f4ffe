// title: A field that resigns inside textFieldDidBeginEditing leaves no first responder but the keyboard up
// ios: 6
// device: iphone
// watch: first | hide | didEnd
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/5690 (rdar 12279887, 2012-09)
// confidence: medium
// note: The report: start in one field, go to a second one that resigns in its didBegin; the first gets didEnd, no field is first responder, the keyboard remains. Checked only that no keyboardWillHide is posted. The second field's own didEnd is not mentioned, so only the first one's is printed.
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textFieldDidBeginEditing(_ f: UITextField) { if f.tag == 2 { _ = f.resignFirstResponder() } }
    func textFieldDidEndEditing(_ f: UITextField) { if f.tag == 1 { print("didEnd 1") } }
}
let d = D()
let one = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let two = UITextField(frame: CGRect(x: 0, y: 90, width: 200, height: 30))
one.tag = 1
two.tag = 2
one.delegate = d
two.delegate = d
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(one)
Simulator.settle()
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in print("hide") }
Simulator.tap(two)
Simulator.settle()
print("first one \(one.isFirstResponder) two \(two.isFirstResponder)")

// prints:
// didEnd 1
// first one false two false
