import UIKit

class Form: UIViewController {}

class Field: UIView {}

let form = Form()
let field = Field()
form.view.addSubview(field)

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = form
window.makeKeyAndVisible()
Simulator.settle()
var responder: UIResponder? = field
while let current = responder {
  print(type(of: current))
  responder = current.next
}
