// ios: 17
import UIKit

class Home: UIViewController {}
let tabs = UITabBarController()
tabs.viewControllers = [Home()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
let exception = Simulator.catchException {
  tabs.selectedViewController = UIViewController()
}
print(exception?.reason ?? "no exception")
