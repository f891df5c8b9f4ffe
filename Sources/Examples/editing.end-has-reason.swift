import UIKit

final class Listener: NSObject, UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) { print("ended") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    print(reason == .committed ? "ended, committed" : "ended, cancelled")
  }
}

let listener = Listener()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.delegate = listener
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
field.resignFirstResponder()
