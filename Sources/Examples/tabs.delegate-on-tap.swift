// ios: 17
import UIKit

class Guard: NSObject, UITabBarControllerDelegate {
  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController)
    -> Bool
  {
    print("may \(type(of: controller))?")
    return !(controller is Secret)
  }
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
    print("did \(type(of: controller))")
  }
}
class Home: UIViewController {}
class Secret: UIViewController {}
let guardian = Guard()
let tabs = UITabBarController()
tabs.viewControllers = [Home(), Secret()]
tabs.delegate = guardian
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
print("selected: \(tabs.selectedIndex)")
