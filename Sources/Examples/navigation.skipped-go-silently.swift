// ios: 17
import UIKit

class Home: UIViewController {}
class List: UIViewController {
  deinit { print("list is gone") }
}
class Detail: UIViewController {}
let nav = UINavigationController(rootViewController: Home())
nav.viewControllers = [Home(), List(), Detail()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.popToRootViewController(animated: true)
Simulator.advance(by: 0.1)
print("under way")
Simulator.settle()
