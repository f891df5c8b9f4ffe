// title: Setting a text view's text in code calls textViewDidChangeSelection, but neither shouldChangeText nor textViewDidChange
// ios: 15
// device: iphone
// watch: told
// normalize:
// source: https://github.com/Tencent/QMUI_iOS/blob/master/QMUIKit/QMUIComponents/QMUIEmotionInputManager.m (QMUI team, 2024-09)
// confidence: medium
// note: A comment there says setText: triggers textViewDidChangeSelection:, one in the header that it does not trigger the others. The names are collected. The view is first responder with the insertion point at the end of a text.
import UIKit
var told = Set<String>()
final class D: NSObject, UITextViewDelegate {
    func textView(_ t: UITextView, shouldChangeTextIn r: NSRange, replacementText s: String) -> Bool { told.insert("should"); return true }
    func textViewDidChange(_ t: UITextView) { told.insert("change") }
    func textViewDidChangeSelection(_ t: UITextView) { told.insert("selection") }
}
let d = D()
let a = UIViewController()
let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
text.text = "abc"
text.delegate = d
a.view.addSubview(text)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = text.becomeFirstResponder()
text.selectedRange = NSRange(location: 1, length: 0)
Simulator.settle()
told = []
text.text = "another"
Simulator.settle()
print("told \(told.sorted())")

// prints:
// told ["selection"]
