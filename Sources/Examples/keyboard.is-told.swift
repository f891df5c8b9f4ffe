import UIKit

let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let center = NotificationCenter.default
var tokens: [Any] = []
for name in [
  UIResponder.keyboardWillChangeFrameNotification,
  UIResponder.keyboardWillShowNotification,
  UIResponder.keyboardDidShowNotification,
  UIResponder.keyboardWillHideNotification,
  UIResponder.keyboardDidHideNotification,
] {
  tokens.append(
    center.addObserver(forName: name, object: nil, queue: nil) { print($0.name.rawValue) })
}
field.becomeFirstResponder()
print("it has the focus")
Simulator.settle()
field.resignFirstResponder()
Simulator.settle()
