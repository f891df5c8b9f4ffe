// device: ipad
import UIKit

final class Form: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}

let page = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
let token = NotificationCenter.default.addObserver(
  forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
) { _ in print("keyboardWillHide") }
let form = Form()
form.modalPresentationStyle = .formSheet
page.present(form, animated: true)
Simulator.settle()
form.field.becomeFirstResponder()
form.field.resignFirstResponder()
print("resigned")
page.dismiss(animated: true)
Simulator.settle()
