import UIKit

final class Shouter: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    print("asked for '\(string)'")
    return true
  }
}

let shouter = Shouter()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.text = "hello"
field.delegate = shouter
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
field.selectAll(nil)
field.cut(nil)
field.paste(nil)
field.paste(nil)
print(field.text ?? "")
