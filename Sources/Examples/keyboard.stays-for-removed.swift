// ios: 10
import UIKit

let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let center = NotificationCenter.default
let tokens = [
  center.addObserver(
    forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
  ) { _ in field.removeFromSuperview() },
  center.addObserver(
    forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
  ) { _ in print("keyboardWillHide") },
]
field.becomeFirstResponder()
Simulator.settle()
print("editing: \(field.isEditing)")
