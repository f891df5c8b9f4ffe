// ios: 17
import UIKit

class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 1, animations: {}) { _ in
      context.completeTransition(true)
    }
  }
}
class Fader: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabs: UITabBarController, animationControllerForTransitionFrom from: UIViewController,
    to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return Fade()
  }
}
class Home: UIViewController {}
class Search: UIViewController {}
let fader = Fader()
let tabs = UITabBarController()
tabs.viewControllers = [Home(), Search()]
tabs.delegate = fader
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
tabs.selectedIndex = 1
Simulator.settle()
