// title: insertText on a text view in code does not ask shouldChangeTextIn
// ios: 7
// device: iphone
// watch: should | text
// normalize:
// source: https://github.com/illyabusigin/CYRKeyboardButton/issues/1 (2014)
// confidence: medium
// note: The issue reports the missing call for a custom keyboard button that inserts with insertText. MISSING: UITextView.insertText
import UIKit
final class D: NSObject, UITextViewDelegate {
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { print("shouldChange \(text)"); return true }
}
let d = D()
let tv = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
tv.delegate = d
let a = UIViewController()
a.view.addSubview(tv)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = tv.becomeFirstResponder()
Simulator.settle()
tv.insertText("x")
Simulator.settle()
print("text \(tv.text ?? "nil")")

// prints:
// text x
