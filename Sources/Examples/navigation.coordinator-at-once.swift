// ios: 17
import UIKit

class Detail: UIViewController {}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
if let coordinator = nav.transitionCoordinator {
  coordinator.animate(alongsideTransition: nil) { _ in print("arrived") }
} else {
  print("no coordinator")
}
Simulator.settle()
