// ios: 17
// device: ipad
import UIKit

class Host: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ split: UISplitViewController, showDetail controller: UIViewController, sender: Any?
  ) -> Bool {
    split.present(controller, animated: true)
    return true
  }
}
class Mailbox: UIViewController {}
class Message: UIViewController {}
let host = Host()
let split = UISplitViewController()
split.viewControllers = [Mailbox(), Message()]
split.delegate = host
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
split.showDetailViewController(Message(), sender: nil)
Simulator.settle()
