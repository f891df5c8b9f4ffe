// title: A cancelled interactive presentation ends with presentationTransitionDidEnd(false)
// ios: 16.4
// device: iphone
// watch: presentation
// normalize:
// source: https://developer.apple.com/documentation/uikit/uipresentationcontroller/presentationtransitiondidend(_:) (Apple)
// confidence: high
// note: The page: the argument is true if the animations completed and the presented controller is visible, false if they were cancelled and the presenting one is still visible.
import UIKit

final class P: UIPresentationController {
    override func presentationTransitionWillBegin() { print("presentation begins") }
    override func presentationTransitionDidEnd(_ completed: Bool) { print("presentation ends \(completed)") }
}
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator(), driver = UIPercentDrivenInteractiveTransition()
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator }
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { driver }
    func presentationController(forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        P(presentedViewController: p, presenting: presenting)
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let delegate = Delegate()
let b = UIViewController()
b.modalPresentationStyle = .custom
b.transitioningDelegate = delegate
a.present(b, animated: true)
Simulator.advance(by: 0.1)
delegate.driver.update(0.3)
delegate.driver.cancel()
Simulator.settle()

// prints:
// presentation begins
// presentation ends false
