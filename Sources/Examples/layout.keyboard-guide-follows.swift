import UIKit

final class Form: UIViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }
}

let form = Form()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = form
window.makeKeyAndVisible()
Simulator.settle()
print(form.view.keyboardLayoutGuide.layoutFrame.height)
form.field.becomeFirstResponder()
Simulator.settle()
print(form.view.keyboardLayoutGuide.layoutFrame.height)
