// ios: 7
import UIKit

let detail = UIViewController()
detail.hidesBottomBarWhenPushed = true
let navigation = UINavigationController(rootViewController: UIViewController())
let tabs = UITabBarController()
tabs.viewControllers = [navigation]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(detail, animated: false)
navigation.setToolbarHidden(false, animated: false)
Simulator.settle()
print(detail.bottomLayoutGuide.length)
