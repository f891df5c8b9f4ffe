import UIKit

final class Stubborn: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    print("may it end?")
    return false
  }
}

let stubborn = Stubborn()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.delegate = stubborn
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
print(page.view.endEditing(false))
print(page.view.endEditing(true))
