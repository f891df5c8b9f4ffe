// ios: 17
import UIKit

class List: UIViewController {}
class Detail: UIViewController {}
let nav = UINavigationController(rootViewController: List())
nav.pushViewController(Detail(), animated: false)
let tabs = UITabBarController()
tabs.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(tab: 0, in: tabs)
Simulator.settle()
print("\(nav.viewControllers.count) in the stack")
