// title: A presentation asks the delegate for the animator, then for an interaction controller, then the duration, then animates
// ios: 12.4
// device: iphone
// watch: ask
// normalize: collapse-repeats
// source: https://github.com/takehilo/TransitionAnimation README (takehilo, after Apple's View Controller Programming Guide, Customizing the Transition Animations)
// confidence: high
// note: The guide's numbered steps as the README renders them: animationController(forPresented), interactionControllerForPresentation (nil here), transitionDuration, animateTransition. Only the first call for the duration is printed.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    var asked = false
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
        if !asked { asked = true; print("ask duration") }
        return 0.3
    }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        print("ask animate")
        context.containerView.addSubview(context.view(forKey: .to)!)
        context.completeTransition(true)
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { print("ask animator"); return animator }
    func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? { print("ask interaction"); return nil }
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
// ask animator
// ask interaction
// ask duration
// ask animate
