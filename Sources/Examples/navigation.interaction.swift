import UIKit

class Home: UIViewController {}
class Detail: UIViewController {}
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
class Style: NSObject, UINavigationControllerDelegate {
  let pull = UIPercentDrivenInteractiveTransition()
  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .pop ? Fade() : nil
  }
  func navigationController(
    _ navigation: UINavigationController,
    interactionControllerFor animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return pull
  }
}

let style = Style()
let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: Home())
navigation.delegate = style
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()

navigation.pushViewController(Detail(), animated: true)
Simulator.settle()
navigation.popViewController(animated: true)
Simulator.advance(by: 3)
style.pull.update(0.5)
style.pull.cancel()
Simulator.settle()
print(navigation.viewControllers.count)
