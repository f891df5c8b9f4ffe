import UIKit

final class Notes: NSObject, UITextViewDelegate {
  func textViewDidChangeSelection(_ textView: UITextView) {
    print("at \(textView.selectedRange.location)")
  }
}

let notes = Notes()
let page = UIViewController()
let text = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(text)
text.delegate = notes
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
text.becomeFirstResponder()
Simulator.settle()
Simulator.type("a")
text.selectedRange = NSRange(location: 0, length: 0)
