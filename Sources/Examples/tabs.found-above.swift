// ios: 17
import UIKit

class List: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    print("among tabs: \(tabBarController != nil)")
  }
}
let tabs = UITabBarController()
tabs.viewControllers = [UINavigationController(rootViewController: List())]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
