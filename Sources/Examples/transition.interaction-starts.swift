import UIKit

class Home: UIViewController {}
class Page: UIViewController {}
class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    print("the animator animates")
    context.completeTransition(true)
  }
}
class Pull: NSObject, UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
    print("the finger takes over")
    context.finishInteractiveTransition()
    context.completeTransition(true)
  }
}
class Style: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return Slide()
  }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return Pull()
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let style = Style()
let page = Page()
page.transitioningDelegate = style
home.present(page, animated: true)
Simulator.settle()
page.dismiss(animated: true)
Simulator.settle()
