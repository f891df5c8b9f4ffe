import UIKit

class Listener: NSObject, UISplitViewControllerDelegate {
  let welcome = UIViewController()
  func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
    return welcome
  }
}
class Mailbox: UIViewController {}
class Message: UIViewController {}
let listener = Listener()
let split = UISplitViewController()
split.viewControllers = [Mailbox(), Message()]
split.delegate = listener
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("welcome: \(split.viewControllers.first === listener.welcome)")
