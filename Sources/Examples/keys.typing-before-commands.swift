import UIKit

final class Page: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    return [UIKeyCommand(input: "n", modifierFlags: [], action: #selector(newNote))]
  }
  @objc func newNote() { print("new note") }
}

let page = Page()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.pressKey("n")
print("text: '\(field.text ?? "")'")
