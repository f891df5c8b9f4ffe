// ios: 17
// device: ipad
import UIKit

class Mailbox: UIViewController {}
class Message: UIViewController {}
let mailbox = Mailbox()
let split = UISplitViewController()
split.viewControllers = [mailbox, Message()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("mailbox loaded: \(mailbox.isViewLoaded)")
