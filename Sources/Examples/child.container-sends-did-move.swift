import UIKit

class Detail: UIViewController {}

let navigation = UINavigationController(rootViewController: UIViewController())

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Detail(), animated: true)
Simulator.settle()
