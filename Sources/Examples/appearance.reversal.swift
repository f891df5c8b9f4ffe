import UIKit

class Home: UIViewController {}

class Detail: UIViewController {}

let navigation = UINavigationController(rootViewController: Home())

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Detail(), animated: false)
Simulator.settle()
Simulator.beginSwipeBack(navigation)
Simulator.cancelSwipeBack(navigation)
Simulator.settle()
