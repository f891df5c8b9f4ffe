import UIKit

class Field: UIView {
  var isWilling = false

  override var canBecomeFirstResponder: Bool { return isWilling }
}

let field = Field()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

window.rootViewController?.view.addSubview(field)
print(field.becomeFirstResponder())
field.isWilling = true
print(field.becomeFirstResponder())
