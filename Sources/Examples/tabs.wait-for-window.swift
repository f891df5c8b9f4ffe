// ios: 17
import UIKit

class Home: UIViewController {}
let home = Home()
let tabs = UITabBarController()
tabs.viewControllers = [home, UIViewController()]
print("loaded: \(home.isViewLoaded)")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("loaded: \(home.isViewLoaded)")
