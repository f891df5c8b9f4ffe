import UIKit

let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let overlay = UIWindow(frame: UIScreen.main.bounds)
overlay.rootViewController = UIViewController()
overlay.makeKeyAndVisible()
print(window.isKeyWindow)
field.becomeFirstResponder()
print(window.isKeyWindow)
