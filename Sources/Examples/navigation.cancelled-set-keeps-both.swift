// ios: 7
import UIKit

final class Motion: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
{
  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return self }
  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { return self }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.3
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {}
  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    context.cancelInteractiveTransition()
    context.completeTransition(false)
  }
}

let motion = Motion()
let navigation = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
navigation.delegate = motion
navigation.setViewControllers([UIViewController()], animated: true)
Simulator.settle()
print("stack:", navigation.viewControllers.count)
