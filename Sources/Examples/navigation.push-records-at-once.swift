// ios: 17
import UIKit

class Detail: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print("moving in")
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
print("\(nav.viewControllers.count) in the stack")
Simulator.settle()
