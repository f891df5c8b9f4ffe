// ios: 17
import UIKit

class Home: UIViewController {}
class Other: UIViewController {}
let nav = UINavigationController(rootViewController: Home())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let inner = UINavigationController(rootViewController: Other())
let exception = Simulator.catchException {
  nav.pushViewController(inner, animated: true)
}
print(exception?.reason ?? "no exception")
Simulator.settle()
