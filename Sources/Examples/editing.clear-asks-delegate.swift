import UIKit

final class Keeper: NSObject, UITextFieldDelegate {
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    print("may it clear?")
    return false
  }
}

let keeper = Keeper()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.clearButtonMode = .always
field.text = "kept"
field.delegate = keeper
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tapClear(field)
print(field.text ?? "")
