// title: iOS 7: cancelling an interactive setViewControllers leaves the old and the new top on the stack
// ios: 7
// device: iphone
// watch: stack
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/4581 (rdar 14794181, 2013)
// confidence: medium
// note: The report: a custom interactive transition started by setViewControllers(animated:) that replaces the top is cancelled; the stack is not restored, its height grew by one: original root and replacement.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.viewController(forKey: .to)!.view!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
final class D: NSObject, UINavigationControllerDelegate {
    let animator = Animator(), driver = UIPercentDrivenInteractiveTransition()
    func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator }
    func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { driver }
}

let d = D()
let old = UIViewController(), new = UIViewController()
let nav = UINavigationController(rootViewController: old)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.delegate = d
nav.setViewControllers([new], animated: true)
Simulator.advance(by: 0.1)
d.driver.update(0.3)
d.driver.cancel()
Simulator.settle()
print("stack \(nav.viewControllers.count)")
print("stack has both \(nav.viewControllers.contains(old) && nav.viewControllers.contains(new))")

// prints:
// stack 2
// stack has both true
