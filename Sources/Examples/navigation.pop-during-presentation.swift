import UIKit

class Home: UIViewController {}
class Detail: UIViewController {}

let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: Home())
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

let detail = Detail()
navigation.pushViewController(detail, animated: true)
Simulator.settle()
let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
detail.present(alert, animated: true)
Simulator.advance(by: 0.1)
navigation.popViewController(animated: true)
Simulator.settle()
