import UIKit

final class Digits: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    print("asked for \(string) at \(range.location)")
    return string != "x"
  }
}

let digits = Digits()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.delegate = digits
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.settle()
Simulator.type("1x2")
field.insertText("x")
print(field.text ?? "")
