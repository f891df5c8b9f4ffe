import UIKit

class Home: UIViewController {}
class Page: UIViewController {}
class Drop: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let home = context.view(forKey: .to) { context.containerView.insertSubview(home, at: 0) }
    UIView.animate(
      withDuration: 1, animations: {},
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
class Style: NSObject, UIViewControllerTransitioningDelegate {
  let pull = UIPercentDrivenInteractiveTransition()
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return Drop()
  }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    return pull
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let home = Home()
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()

let style = Style()
let page = Page()
page.modalPresentationStyle = .fullScreen
page.transitioningDelegate = style
home.present(page, animated: true)
Simulator.settle()
page.dismiss(animated: true)
Simulator.advance(by: 3)
style.pull.update(0.5)
style.pull.finish()
Simulator.settle()
