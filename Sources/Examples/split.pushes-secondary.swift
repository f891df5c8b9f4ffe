// ios: 17
import UIKit

class Mailbox: UIViewController {}
class Message: UIViewController {}
let mail = UINavigationController(rootViewController: Mailbox())
let split = UISplitViewController()
split.viewControllers = [mail, Message()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("\(mail.viewControllers.count) in the stack")
split.showDetailViewController(Message(), sender: nil)
Simulator.settle()
