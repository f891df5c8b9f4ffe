import UIKit

final class Counter: NSObject {
  @objc func changed(_ field: UITextField) { print("changed to \(field.text ?? "")") }
}

let counter = Counter()
let page = UIViewController()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
field.addTarget(counter, action: #selector(Counter.changed), for: .editingChanged)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.settle()
field.text = "by code"
Simulator.type("!")
