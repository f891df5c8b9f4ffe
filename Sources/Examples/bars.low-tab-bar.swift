import UIKit

final class Home: UIViewController {}

let home = Home()
let tabs = UITabBarController()
tabs.viewControllers = [home]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print(home.view.safeAreaInsets.bottom)
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print(home.view.safeAreaInsets.bottom)
