import UIKit

final class Form: UIViewController, UITextFieldDelegate {
  let name = UITextField()
  override func viewDidLoad() {
    super.viewDidLoad()
    name.delegate = self
    view.addSubview(name)
  }
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    print("may it?")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { print("it does") }
}

let form = Form()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = form
window.makeKeyAndVisible()
Simulator.settle()
form.name.becomeFirstResponder()
Simulator.settle()
