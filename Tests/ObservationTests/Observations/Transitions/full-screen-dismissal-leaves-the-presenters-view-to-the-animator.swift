// title: When a full-screen modal is dismissed with an own animator the presenter's view is not in the window yet
// ios: 13
// device: iphone
// watch: animate
// normalize:
// source: https://github.com/nytimes/NYTPhotoViewer/pull/302 (Zev Eisenberg, 2020-03-26)
// confidence: medium
// note: The author changed to the full-screen style and found that the presenting view was not back in the hierarchy until the end of the transition, so the animator has to add it at the start.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let to = context.view(forKey: .to)!
        print("animate presenter in window \(to.window != nil)")
        context.containerView.insertSubview(to, at: 0)
        context.completeTransition(true)
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator }
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
a.dismiss(animated: true)
Simulator.settle()

// prints:
// animate presenter in window false
