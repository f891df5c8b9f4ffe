// title: While it runs, a percent driver's duration is the animator's and percentComplete the last value given to update
// ios: 16.4
// device: iphone
// watch: driver
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header's comments on the two read-only properties.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.5, animations: { view.alpha = 1 }) { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator(), driver = UIPercentDrivenInteractiveTransition()
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator }
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { driver }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let delegate = Delegate()
let b = UIViewController()
b.modalPresentationStyle = .fullScreen
b.transitioningDelegate = delegate
a.present(b, animated: true)
Simulator.advance(by: 0.1)
delegate.driver.update(0.25)
delegate.driver.update(0.5)
print("driver duration \(delegate.driver.duration == 0.5)")
print("driver percent \(delegate.driver.percentComplete == 0.5)")
delegate.driver.finish()
Simulator.settle()

// prints:
// driver duration true
// driver percent true
