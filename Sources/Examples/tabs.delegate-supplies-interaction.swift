import UIKit

final class Motion: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return self }
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.3
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    print("interaction?")
    return nil
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    print("animate")
    context.completeTransition(true)
  }
}

let motion = Motion()
let tabs = UITabBarController()
tabs.viewControllers = [UIViewController(), UIViewController()]
tabs.delegate = motion
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
