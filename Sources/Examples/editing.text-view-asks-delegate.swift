import UIKit

final class Notes: NSObject, UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    print("may it begin?")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { print("it began") }
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
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
) { _ in print("keyboardWillShow") }
text.becomeFirstResponder()
Simulator.settle()
