// ios: 17
import UIKit

class Home: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("home")
  }
}
class Tabs: UITabBarController {
  override func viewWillAppear(_ animated: Bool) {
    print("tabs, before super")
    super.viewWillAppear(animated)
    print("tabs, after super")
  }
}
let tabs = Tabs()
tabs.viewControllers = [Home()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
