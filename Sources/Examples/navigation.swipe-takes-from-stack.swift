// ios: 17
import UIKit

class List: UIViewController {}
class Detail: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("\(navigationController?.viewControllers.count ?? 0) in the stack")
  }
}
let nav = UINavigationController(rootViewController: List())
nav.pushViewController(Detail(), animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
Simulator.beginSwipeBack(nav)
Simulator.cancelSwipeBack(nav)
Simulator.settle()
print("\(nav.viewControllers.count) in the stack")
