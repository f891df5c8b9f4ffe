import UIKit

class Home: UIViewController {}
class Tabs: UITabBarController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let tabs = Tabs()
let inner = UIViewController()
tabs.viewControllers = [inner]
let error = Simulator.catchException { home.present(inner, animated: true) }
print(error?.name.rawValue ?? "nothing happened")
