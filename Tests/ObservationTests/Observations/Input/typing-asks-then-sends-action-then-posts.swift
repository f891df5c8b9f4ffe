// title: Typing in a text field: shouldChange, then the editingChanged action, then the notification
// ios: 13
// device: iphone
// watch: shouldChange | editingChanged | textDidChange | didEnd
// normalize:
// source: http://39.103.169.235/p/dc56e60abc1e (jianshu mirror, notes on four ways to watch a field, with breakpoints)
// confidence: medium
// note: The author set breakpoints in the four and gives this order; the end of editing comes last. NEWACT: type(_:).
import UIKit
final class D: NSObject, UITextFieldDelegate {
    func textField(_ f: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { print("shouldChange"); return true }
    func textFieldDidEndEditing(_ f: UITextField) { print("didEnd") }
    @objc func changed() { print("editingChanged") }
}
let d = D()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
field.delegate = d
field.addTarget(d, action: #selector(D.changed), for: .editingChanged)
let token = NotificationCenter.default.addObserver(forName: UITextField.textDidChangeNotification, object: field, queue: nil) { _ in print("textDidChange") }
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = field.becomeFirstResponder()
Simulator.settle()
Simulator.type("x")
_ = field.resignFirstResponder()
Simulator.settle()

// prints:
// shouldChange
// editingChanged
// textDidChange
// didEnd
