import UIKit

class Home: UIViewController {}
class Page: UIViewController {}
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 1, animations: {},
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
class Style: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { return Fade() }
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
