// ios: 17
import UIKit

class List: UIViewController {}
class Detail: UIViewController {}
class Teller: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ nav: UINavigationController, willShow controller: UIViewController, animated: Bool
  ) {
    print("will show \(type(of: controller))")
  }
  func navigationController(
    _ nav: UINavigationController, didShow controller: UIViewController, animated: Bool
  ) {
    print("did show \(type(of: controller))")
  }
}
let teller = Teller()
let nav = UINavigationController(rootViewController: List())
nav.delegate = teller
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
Simulator.settle()
