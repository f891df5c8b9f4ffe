// ios: 17
import UIKit

class List: UIViewController {}
let list = List()
let nav = UINavigationController(rootViewController: list)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: true)
Simulator.settle()
print("loaded: \(list.isViewLoaded), in a window: \(list.view.window != nil)")
