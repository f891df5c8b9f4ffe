import UIKit

final class Tabs: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    print("tapped \(item.title ?? ""), still at \(selectedIndex)")
  }
}

let home = UIViewController()
home.title = "Home"
let search = UIViewController()
search.title = "Search"
let tabs = Tabs()
tabs.viewControllers = [home, search]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
Simulator.select(tab: 1, in: tabs)
Simulator.settle()
print("now at", tabs.selectedIndex)
