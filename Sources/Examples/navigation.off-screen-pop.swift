// ios: 17
import UIKit

class List: UIViewController {}
class Detail: UIViewController {
  deinit { print("detail is gone") }
}
let nav = UINavigationController(rootViewController: List())
nav.pushViewController(Detail(), animated: false)
let tabs = UITabBarController()
tabs.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
nav.popViewController(animated: false)
print("popped")
tabs.selectedIndex = 0
Simulator.settle()
