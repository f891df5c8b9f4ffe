import UIKit

final class Watcher: NSObject, UITextFieldDelegate {
  func textFieldDidChangeSelection(_ textField: UITextField) { print("selection changed") }
}

let watcher = Watcher()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.delegate = watcher
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.settle()
Simulator.type("a")
