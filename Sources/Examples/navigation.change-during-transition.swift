// ios: 17
import UIKit

class Detail: UIViewController {}
class More: UIViewController {}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
Simulator.advance(by: 0.1)
nav.pushViewController(More(), animated: true)
print("\(nav.viewControllers.count) in the stack")
Simulator.settle()
