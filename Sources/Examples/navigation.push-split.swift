// ios: 17
// device: ipad
import UIKit

class Home: UIViewController {}
let nav = UINavigationController(rootViewController: Home())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let split = UISplitViewController()
let exception = Simulator.catchException {
  nav.pushViewController(split, animated: true)
}
print(exception?.name.rawValue ?? "no exception")
Simulator.settle()
