import UIKit

let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
let failure = Simulator.catchException { tabs.tabBar.items = [] }
print(failure?.reason ?? "no items any more")
