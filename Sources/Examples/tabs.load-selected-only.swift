// ios: 17
import UIKit

class Home: UIViewController {}
class Search: UIViewController {}
let search = Search()
let tabs = UITabBarController()
tabs.viewControllers = [Home(), search]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("loaded: \(search.isViewLoaded)")
tabs.selectedIndex = 1
Simulator.settle()
print("loaded: \(search.isViewLoaded)")
