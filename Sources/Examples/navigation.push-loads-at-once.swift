// ios: 6
import UIKit

class Detail: UIViewController {}
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let detail = Detail()
nav.pushViewController(detail, animated: true)
print("loaded: \(detail.isViewLoaded)")
Simulator.settle()
