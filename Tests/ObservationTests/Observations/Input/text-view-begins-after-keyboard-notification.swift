// title: A text view tells its delegate didBeginEditing after keyboardWillChangeFrame was posted
// ios: 9.3
// device: iphone
// watch: delegate. | keyboardWillChangeFrame
// normalize:
// source: https://craiggrummitt.com/2016/07/18/keyboards-text-views-and-first-responders/ (Craig Grummitt, 2016-07)
// confidence: medium
// note: The opposite of a text field, according to the same post. becomeFirstResponder() stands for the tap on the text view.
import UIKit
final class D: NSObject, UITextViewDelegate {
    func textViewDidBeginEditing(_ textView: UITextView) { print("delegate.didBeginEditing") }
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
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) { _ in print("keyboardWillChangeFrame") }
_ = text.becomeFirstResponder()
Simulator.settle()

// prints:
// keyboardWillChangeFrame
// delegate.didBeginEditing
