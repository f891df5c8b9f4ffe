// ios: 17
import UIKit

class Home: UIViewController {}
class Search: UIViewController {}
let tabs = UITabBarController()
tabs.viewControllers = [Home(), Search()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
tabs.selectedIndex = 0
Simulator.settle()
