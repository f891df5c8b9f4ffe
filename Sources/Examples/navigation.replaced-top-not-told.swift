// ios: 8
import UIKit

class Login: UIViewController {}
class Home: UIViewController {}
let nav = UINavigationController(rootViewController: Login())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.setViewControllers([Home()], animated: false)
Simulator.settle()
