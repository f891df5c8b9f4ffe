import UIKit

let navigation = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
let form = UIViewController()
form.navigationItem.backAction = UIAction { _ in print("save first?") }
navigation.pushViewController(form, animated: false)
Simulator.settle()
Simulator.tapBack(navigation)
Simulator.settle()
print("stack:", navigation.viewControllers.count)
