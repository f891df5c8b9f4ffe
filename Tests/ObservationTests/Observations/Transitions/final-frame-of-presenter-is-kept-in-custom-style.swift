// title: In a custom presentation that leaves the presenter in the window, its final frame is not zero
// ios: 16.4
// device: iphone
// watch: final
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The other half of the header's "if and only if"; a plain UIPresentationController does not remove the presenter's view (shouldRemovePresentersView is false by default, UIPresentationController.h).
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let from = context.viewController(forKey: .from)!
        print("final from is zero: \(context.finalFrame(for: from) == .zero)")
        context.containerView.addSubview(context.view(forKey: .to)!)
        context.completeTransition(true)
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator }
    func presentationController(forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        UIPresentationController(presentedViewController: p, presenting: presenting)
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
Simulator.settle()

// prints:
// final from is zero: false
