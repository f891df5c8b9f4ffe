import UIKit

final class Page: UIViewController {
  override var keyCommands: [UIKeyCommand]? {
    return [UIKeyCommand(input: "v", modifierFlags: .command, action: #selector(viewAll))]
  }
  @objc func viewAll() { print("command") }
}

let page = Page()
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
field.becomeFirstResponder()
Simulator.pressKey("v", modifiers: .command)
UIPasteboard.general.string = "pasted"
Simulator.pressKey("v", modifiers: .command)
print(field.text ?? "")
