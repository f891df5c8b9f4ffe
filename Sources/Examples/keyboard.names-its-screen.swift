import UIKit

let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
) { print($0.object is UIScreen ? "on a screen" : "no object") }
field.becomeFirstResponder()
Simulator.settle()
