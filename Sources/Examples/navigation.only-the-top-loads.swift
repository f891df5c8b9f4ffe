// ios: 17
import UIKit

class Home: UIViewController {}
class News: UIViewController {}
let home = Home()
let nav = UINavigationController()
nav.viewControllers = [home, News()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("home loaded: \(home.isViewLoaded)")
nav.popViewController(animated: true)
Simulator.settle()
print("home loaded: \(home.isViewLoaded)")
