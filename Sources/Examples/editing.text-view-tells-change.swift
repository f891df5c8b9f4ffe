import UIKit

final class Notes: NSObject, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { print("now '\(textView.text ?? "")'") }
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
text.text = "by code"
Simulator.type("!")
