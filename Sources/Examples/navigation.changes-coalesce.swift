// ios: 17
import UIKit

class Step: UIViewController {}
class Result: UIViewController {}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Step(), animated: false)
nav.pushViewController(Result(), animated: false)
Simulator.settle()
