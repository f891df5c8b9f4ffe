// title: With an interaction controller UIKit calls startInteractiveTransition and leaves animateTransition to it
// ios: 16.4
// device: iphone
// watch: driver. | animator.
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: if there is an interaction controller its startInteractiveTransition is called first and it is up to it to call animateTransition; only without one the system calls animateTransition itself.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) { print("animator.animate") }
}
final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    func startInteractiveTransition(_ context: UIViewControllerContextTransitioning) {
        print("driver.start")
        context.containerView.addSubview(context.view(forKey: .to)!)
        context.finishInteractiveTransition()
        context.completeTransition(true)
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator(), driver = Driver()
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
Simulator.settle()

// prints:
// driver.start
