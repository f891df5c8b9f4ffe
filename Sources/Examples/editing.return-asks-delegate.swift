import UIKit

final class Form: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    print("return?")
    return true
  }
  @objc func done() { print("done") }
}

let form = Form()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.delegate = form
field.addTarget(form, action: #selector(Form.done), for: .editingDidEndOnExit)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.pressReturn()
print("editing: \(field.isEditing)")
