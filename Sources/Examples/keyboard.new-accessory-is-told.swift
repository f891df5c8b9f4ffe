// ios: 7
import UIKit

let page = UIViewController()
let first = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
let second = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
page.view.addSubview(first)
page.view.addSubview(second)
first.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
) { _ in print("keyboardWillShow") }
first.becomeFirstResponder()
Simulator.settle()
print("next field")
second.becomeFirstResponder()
Simulator.settle()
