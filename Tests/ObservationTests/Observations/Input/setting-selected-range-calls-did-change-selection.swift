// title: Setting selectedRange in code calls textViewDidChangeSelection and not textViewDidChange
// ios: 10
// device: iphone
// watch: didChange
// normalize:
// source: https://github.com/wordpress-mobile/AztecEditor-iOS/pull/327 (Sergio Estevao, 2017-02)
// confidence: medium
// note: A reviewer checked which of the two calls come after the code replaces storage and sets selectedRange.
import UIKit
final class D: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) { print("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { print("didChangeSelection \(textView.selectedRange.location)") }
}
let d = D()
let tv = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
tv.text = "abcdef"
let a = UIViewController()
a.view.addSubview(tv)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = tv.becomeFirstResponder()
Simulator.settle()
tv.delegate = d
tv.selectedRange = NSRange(location: 2, length: 0)
Simulator.settle()

// prints:
// didChangeSelection 2
