// ios: 17
import UIKit

class List: UIViewController {}
class Player: UIViewController {}
let list = List()
let nav = UINavigationController(rootViewController: list)
let tabs = UITabBarController()
tabs.viewControllers = [nav, UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print(list.view.safeAreaInsets.bottom)
let player = Player()
player.hidesBottomBarWhenPushed = true
nav.pushViewController(player, animated: true)
Simulator.settle()
print(player.view.safeAreaInsets.bottom)
