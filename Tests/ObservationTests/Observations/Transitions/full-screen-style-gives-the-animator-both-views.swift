// title: iOS 13: with the full-screen style an animator gets the from view when presenting
// ios: 13
// device: iphone
// watch: from
// normalize:
// source: https://github.com/takuoka/TKSubmitTransition/issues/61 (v-ken, 2019-12-03)
// confidence: high
// note: The cure given in the same thread; also the default of iOS 12.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        print("from nil \(context.view(forKey: .from) == nil)")
        print("from is the presenter's \(context.view(forKey: .from) === a.view)")
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
b.modalPresentationStyle = .fullScreen
b.transitioningDelegate = delegate
a.present(b, animated: true)
Simulator.settle()

// prints:
// from nil false
// from is the presenter's true
