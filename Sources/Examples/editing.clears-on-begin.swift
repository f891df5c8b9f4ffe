import UIKit

final class Listener: NSObject, UITextFieldDelegate {
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    print("may it clear?")
    return true
  }
}

let listener = Listener()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.text = "old"
field.clearsOnBeginEditing = true
field.delegate = listener
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(field)
print("text: '\(field.text ?? "")'")
