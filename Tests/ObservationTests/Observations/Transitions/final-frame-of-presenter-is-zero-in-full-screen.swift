// title: In a full-screen presentation the presenter's final frame is zero, because its view leaves the window
// ios: 16.4
// device: iphone
// watch: final
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the final frame of the from controller is the zero rectangle if and only if its view will be removed from the window at the end of the transition; full screen removes it.
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
// final from is zero: true
