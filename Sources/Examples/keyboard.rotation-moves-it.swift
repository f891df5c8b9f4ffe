import UIKit

let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.settle()
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
) { note in
  let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
  print("keyboard is \(frame?.cgRectValue.width ?? 0) wide")
}
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
