import UIKit

class List: UIViewController {}
class Detail: UIViewController {}

let window = UIWindow()
let navigation = UINavigationController(rootViewController: List())
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(Detail(), animated: true)
Simulator.settle()
navigation.popViewController(animated: true)
Simulator.settle()
