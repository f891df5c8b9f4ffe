// ios: 17
import UIKit

class Stranger: UIViewController {}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let stranger = Stranger()
let exception = Simulator.catchException {
  nav.popToViewController(stranger, animated: true)
}
print(exception?.reason ?? "no exception")
