// ios: 17
import UIKit

class Mailbox: UIViewController {}
class Message: UIViewController {}
class Phone: UIViewController {}
let message = Message()
let split = UISplitViewController(style: .doubleColumn)
split.setViewController(Mailbox(), for: .primary)
split.setViewController(message, for: .secondary)
split.setViewController(Phone(), for: .compact)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("message loaded: \(message.isViewLoaded)")
