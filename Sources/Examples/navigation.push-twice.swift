// ios: 17
import UIKit

class Detail: UIViewController {}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let detail = Detail()
nav.pushViewController(detail, animated: true)
let exception = Simulator.catchException {
  nav.pushViewController(detail, animated: true)
}
print(exception?.name.rawValue ?? "no exception")
Simulator.settle()
