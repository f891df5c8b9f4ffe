// title: iOS 13: with the default style an animator gets no from view when presenting
// ios: 13
// device: iphone
// watch: from
// normalize:
// source: https://github.com/takuoka/TKSubmitTransition/issues/61 (psuarezglb, 2019-09-11)
// confidence: high
// note: The report: view(forKey: .from) is nil in animateTransition under iOS 13 with the default style; several users confirm, and that the full-screen style gives the view again.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        print("from nil \(context.view(forKey: .from) == nil)")
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(true)
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let delegate = Delegate()
let b = UIViewController()
b.transitioningDelegate = delegate
a.present(b, animated: true)
Simulator.settle()

// prints:
// from nil true
