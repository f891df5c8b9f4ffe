import UIKit

class Mailboxes: UINavigationController {
  override func collapseSecondaryViewController(
    _ secondary: UIViewController, for split: UISplitViewController
  ) {
    print("not the message")
  }
}
class Message: UIViewController {}
let split = UISplitViewController()
split.viewControllers = [Mailboxes(rootViewController: UIViewController()), Message()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
