import UIKit

final class Field: UITextField {
  override var text: String? {
    didSet { print("text was set") }
  }
}

let page = UIViewController()
let field = Field(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.type("a")
print("typed")
field.resignFirstResponder()
