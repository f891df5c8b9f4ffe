// ios: 7
import UIKit

final class Judge: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return nil }
}

let judge = Judge()
let navigation = UINavigationController(rootViewController: UIViewController())
navigation.delegate = judge
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.pushViewController(UIViewController(), animated: true)
Simulator.settle()
Simulator.beginSwipeBack(navigation)
Simulator.finishSwipeBack(navigation)
Simulator.settle()
print("stack:", navigation.viewControllers.count)
