// title: Setting a text field's text sends no editingChanged
// ios: 12
// device: iphone
// watch: event | done
// normalize:
// source: https://www.e-learn.cn/qa/answer/574157/1488586.html (answer copied from Stack Overflow); the event also in ReactiveCocoa's UITextFieldSpec
// confidence: medium
// note: The answer advises to send editingChanged by hand after setting the text in code because nothing is sent; the ReactiveCocoa test records no value for an assignment either.
import UIKit
let window = UIWindow(frame: UIScreen.main.bounds)
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
final class T: NSObject {
    @objc func edited(_ f: UITextField) { print("event \(f.text ?? "nil")") }
}
let t = T()
let a = UIViewController()
a.view.addSubview(field)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
field.addTarget(t, action: #selector(T.edited), for: .editingChanged)
_ = field.becomeFirstResponder()
field.text = "This is a test string"
field.sendActions(for: .editingChanged)
print("done")

// prints:
// event This is a test string
// done
