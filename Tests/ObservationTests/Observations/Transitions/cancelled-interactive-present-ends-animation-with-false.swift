// title: A cancelled interactive presentation calls animationEnded(false) and leaves nothing presented
// ios: 16.4
// device: iphone
// watch: anim. | state
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: a percent driven controller scrubs the animator's animation; cancel runs it backwards; completeTransition must be told the result; animationEnded gets it. The state line (nothing presented) is what "updates internal view controller state" means for false; inferred.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
            print("anim.cancelled \(context.transitionWasCancelled)")
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ completed: Bool) { print("anim.ended \(completed)") }
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
delegate.driver.update(0.4)
delegate.driver.cancel()
Simulator.settle()
print("state \(a.presentedViewController == nil)")

// prints:
// anim.cancelled true
// anim.ended false
// state true
