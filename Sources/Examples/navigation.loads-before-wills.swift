// ios: 17
import UIKit

class List: UIViewController {}
class Detail: UIViewController {}
let nav = UINavigationController(rootViewController: List())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
Simulator.settle()
