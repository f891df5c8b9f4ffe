// title: Deleting a character in a text view calls textViewDidChangeSelection once, with an empty range
// ios: 15
// device: iphone
// watch: selection
// normalize:
// source: https://github.com/simonbs/Runestone/issues/158 (2022)
// confidence: medium
// note: The issue compares the own text view, which calls it twice, with UITextView. NEWACT: pressDelete().
import UIKit
final class D: NSObject, UITextViewDelegate {
    func textViewDidChangeSelection(_ textView: UITextView) { print("selection length \(textView.selectedRange.length)") }
}
let d = D()
let tv = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
tv.text = "abc"
let a = UIViewController()
a.view.addSubview(tv)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = tv.becomeFirstResponder()
Simulator.settle()
tv.delegate = d
print("# reset")
Simulator.pressDelete()
Simulator.settle()

// prints:
// selection length 0
