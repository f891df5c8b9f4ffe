import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
window.addSubview(field)
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.type("tea")
print(field.undoManager?.undoActionName ?? "")
field.undoManager?.undo()
print("text:", field.text ?? "")
