// ios: 17
import UIKit

class Login: UIViewController {}
class Home: UIViewController {}
class News: UIViewController {}
let nav = UINavigationController(rootViewController: Login())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.setViewControllers([Home(), News()], animated: true)
Simulator.settle()
