// ios: 17
import UIKit

class List: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print(view.safeAreaInsets.top)
  }
}
let nav = UINavigationController(rootViewController: List())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.isNavigationBarHidden = true
print(nav.viewControllers[0].view.safeAreaInsets.top)
