import UIKit

class Home: UIViewController {}
class Detail: UIViewController {}
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 1
  }
  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(false)
  }
}
class Style: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigation: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return operation == .pop ? Fade() : nil
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
Simulator.settle()
print(navigation.viewControllers.count)
