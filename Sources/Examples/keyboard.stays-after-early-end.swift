// ios: 6
import UIKit

final class Hasty: NSObject, UITextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: UITextField) { textField.resignFirstResponder() }
}

let hasty = Hasty()
let page = UIViewController()
let first = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
let second = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
page.view.addSubview(first)
page.view.addSubview(second)
second.delegate = hasty
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
) { _ in print("keyboardWillHide") }
first.becomeFirstResponder()
Simulator.settle()
print("next field")
second.becomeFirstResponder()
Simulator.settle()
print("editing: \(second.isEditing)")
