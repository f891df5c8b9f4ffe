import UIKit

class Home: UIViewController {}
class Detail: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: Home())
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Detail(), animated: true)
let coordinator = navigation.transitionCoordinator
coordinator?.animate(alongsideTransition: nil) { _ in print("added first") }
coordinator?.animate(alongsideTransition: nil) { _ in print("added last") }
Simulator.settle()
