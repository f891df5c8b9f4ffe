// ios: 17
import UIKit

class List: UIViewController {}
class Detail: UIViewController {
  deinit { print("gone") }
}
let nav = UINavigationController(rootViewController: List())
nav.pushViewController(Detail(), animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.popViewController(animated: true)
Simulator.settle()
