import UIKit

class Field: UIView {
  override var canBecomeFirstResponder: Bool { return true }
}

let field = Field()
print("outside: \(field.becomeFirstResponder())")

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()

window.rootViewController?.view.addSubview(field)
print("in a window: \(field.becomeFirstResponder())")
