import UIKit

let tabs = UITabBarController()
let stays = UIViewController()
tabs.viewControllers = [stays, UIViewController()]
tabs.selectedIndex = 1
tabs.viewControllers = [stays, UIViewController()]
print("selected", tabs.selectedIndex)
