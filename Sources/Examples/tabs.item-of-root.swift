import UIKit

let tabs = UITabBarController()
let root = UIViewController()
root.title = "Home"
let navigation = UINavigationController(rootViewController: root)
tabs.viewControllers = [navigation]
print(navigation.tabBarItem.title ?? "no title")
