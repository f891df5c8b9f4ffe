// ios: 17
import UIKit

class Home: UIViewController {}
let nav = UINavigationController(rootViewController: Home())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print(nav.popViewController(animated: true) == nil)
print(nav.popToRootViewController(animated: true) == nil)
Simulator.settle()
