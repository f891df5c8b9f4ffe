// ios: 17
import UIKit

class List: UIViewController {}
class Detail: UIViewController {}
let list = List()
let nav = UINavigationController(rootViewController: list)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
list.show(Detail(), sender: nil)
Simulator.settle()
print("\(nav.viewControllers.count) in the stack")
