// ios: 17
import UIKit

class Mailbox: UIViewController {}
class Message: UIViewController {}
let mail = UINavigationController(rootViewController: Mailbox())
let split = UISplitViewController()
split.viewControllers = [mail, Message()]
print("collapsed: \(split.isCollapsed)")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("collapsed: \(split.isCollapsed)")
print("\(split.viewControllers.count) side by side")
