// ios: 17
import UIKit

class Home: UIViewController {}
let tabs = UITabBarController()
tabs.viewControllers = [Home(), UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 0
Simulator.select(tab: 0, in: tabs)
Simulator.settle()
