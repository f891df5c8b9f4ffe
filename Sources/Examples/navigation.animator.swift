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
class Fader: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ nav: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return Fade()
  }
}
class List: UIViewController {}
class Detail: UIViewController {}
let fader = Fader()
let nav = UINavigationController(rootViewController: List())
nav.delegate = fader
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(Detail(), animated: true)
Simulator.settle()
