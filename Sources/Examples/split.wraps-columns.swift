// ios: 17
// device: ipad
import UIKit

class Mailbox: UIViewController {}
class Message: UIViewController {}
let message = Message()
let split = UISplitViewController(style: .doubleColumn)
split.setViewController(Mailbox(), for: .primary)
split.setViewController(message, for: .secondary)
print("in a stack: \(message.navigationController != nil)")
print("in the column: \(split.viewController(for: .secondary) === message)")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
