import UIKit

let page = UIViewController()
let list = UIScrollView(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
page.view.addSubview(list)
page.view.addSubview(field)
list.contentSize = CGSize(width: 200, height: 1000)
list.keyboardDismissMode = .onDrag
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.settle()
Simulator.drag(list, by: CGPoint(x: 0, y: -100))
print("editing: \(field.isEditing)")
