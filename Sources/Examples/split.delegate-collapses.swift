// ios: 17
import UIKit

class Judge: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    return true
  }
}
class Mailbox: UIViewController {}
class Message: UIViewController {}
let mail = UINavigationController(rootViewController: Mailbox())
let split = UISplitViewController()
split.viewControllers = [mail, Message()]
let judge = Judge()
split.delegate = judge
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("\(mail.viewControllers.count) in the stack")
