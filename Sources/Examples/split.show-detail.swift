// ios: 17
// device: ipad
import UIKit

class Mailbox: UIViewController {}
class Message: UIViewController {}
let split = UISplitViewController()
split.viewControllers = [Mailbox(), Message()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
split.showDetailViewController(Message(), sender: nil)
Simulator.settle()
