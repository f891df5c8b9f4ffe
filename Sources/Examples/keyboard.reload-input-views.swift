import UIKit

final class Field: UITextField {
  var bar: UIView?
  override var inputAccessoryView: UIView? {
    get {
      print("which accessory?")
      return bar
    }
    set { bar = newValue }
  }
}

let page = UIViewController()
let field = Field(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.reloadInputViews()
field.becomeFirstResponder()
print("again")
field.reloadInputViews()
Simulator.settle()
