import UIKit

let field = UITextField()
print("outside a window:", field.becomeFirstResponder())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController?.view.addSubview(field)
print("in a window:", field.becomeFirstResponder())
Simulator.settle()
