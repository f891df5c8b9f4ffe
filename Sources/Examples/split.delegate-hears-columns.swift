// ios: 17
// device: ipad
import UIKit

class Listener: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ split: UISplitViewController, willHide column: UISplitViewController.Column
  ) {
    print("primary goes: \(column == .primary)")
  }
}
class Mailbox: UIViewController {}
class Message: UIViewController {}
let listener = Listener()
let split = UISplitViewController(style: .doubleColumn)
split.setViewController(Mailbox(), for: .primary)
split.setViewController(Message(), for: .secondary)
split.delegate = listener
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
split.hide(.primary)
Simulator.settle()
