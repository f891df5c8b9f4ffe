import UIKit

let home = UIViewController()
let navigation = UINavigationController(rootViewController: home)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

let detail = UIViewController()
let options = UIViewController.Transition.ZoomOptions()
options.interactiveDismissShouldBegin = { _ in false }
detail.preferredTransition = .zoom(options: options) { _ in home.view }
navigation.pushViewController(detail, animated: true)
Simulator.settle()
Simulator.beginSwipeBack(navigation)
Simulator.finishSwipeBack(navigation)
Simulator.settle()
print("still there:", navigation.topViewController === detail)
