import UIKit

let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
page.present(UIViewController(), animated: true)
Simulator.settle()
print("editing: \(field.isEditing)")
page.dismiss(animated: true)
Simulator.settle()
print("editing: \(field.isEditing)")
