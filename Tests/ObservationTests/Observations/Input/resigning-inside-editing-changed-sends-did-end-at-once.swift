// title: Resigning inside an editingChanged action sends editingDidEnd before the action returns
// ios: 16
// device: iphone
// watch: event
// normalize:
// source: https://github.com/ReactiveCocoa/ReactiveCocoa/blob/master/ReactiveCocoaTests/UIKit/UITextFieldSpec.swift (test suite, 2024)
// confidence: high
// note: The test listens to all editing events and records the text of each. Setting text sends nothing; the action sent by hand for "2" resigns, which adds one more value, "2", before the text is set to "3". Whose event that is (editingDidEnd) follows from the listener's list of events.
import UIKit
let window = UIWindow(frame: .zero)
let field = UITextField(frame: .zero)
final class T: NSObject {
    @objc func edited(_ f: UITextField) {
        print("event \(f.text ?? "nil")")
        if f.text == "2" && f.isFirstResponder {
            _ = f.resignFirstResponder()
            f.text = "3"
        }
    }
}
let t = T()
window.addSubview(field)
_ = field.becomeFirstResponder()
field.addTarget(t, action: #selector(T.edited), for: [.editingChanged, .editingDidEnd, .editingDidEndOnExit])
field.text = "1"
field.sendActions(for: .editingChanged)
field.text = "2"
field.sendActions(for: .editingChanged)

// prints:
// event 1
// event 2
// event 2
