// ios: 17
import UIKit

class Home: UIViewController {}
class Search: UIViewController {}
let tabs = UITabBarController()
tabs.viewControllers = [Home(), Search()]
print("selected: \(tabs.selectedViewController is Home)")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
