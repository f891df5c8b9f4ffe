// ios: 17
import UIKit

class Detail: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("loaded")
  }
}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
print("pushed")
nav.view.layoutIfNeeded()
print("laid out")
Simulator.settle()
