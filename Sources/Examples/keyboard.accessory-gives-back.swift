import UIKit

final class Chat: UIView {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  override var canBecomeFirstResponder: Bool { return true }
  override var inputAccessoryView: UIView? { return field }
}

let page = UIViewController()
let chat = Chat(frame: CGRect(x: 0, y: 50, width: 200, height: 40))
page.view.addSubview(chat)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
chat.becomeFirstResponder()
Simulator.settle()
chat.field.becomeFirstResponder()
print(chat.isFirstResponder)
chat.field.resignFirstResponder()
print(chat.isFirstResponder)
