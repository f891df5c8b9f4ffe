// title: Setting a text view's text calls no textViewDidChange
// ios: 15
// device: iphone
// watch: didChange | text
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitextviewdelegate/textviewdidchange(_:) (Apple reference)
// confidence: high
// note: The reference says the method is for changes by the user and is not called for programmatic ones; GitHawkApp/MessageViewController#80 found the same.
import UIKit
final class D: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { print("didChange") }
}
let d = D()
let text = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 90))
text.delegate = d
let a = UIViewController()
a.view.addSubview(text)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = text.becomeFirstResponder()
Simulator.settle()
text.text = "new"
Simulator.settle()
print("text \(text.text ?? "nil")")

// prints:
// text new
