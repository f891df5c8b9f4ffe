import UIKit

let navigation = UINavigationController(rootViewController: UIViewController())
let tabs = UITabBarController()
tabs.viewControllers = [navigation]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print(navigation.navigationBar.frame)
print(tabs.tabBar.frame)
