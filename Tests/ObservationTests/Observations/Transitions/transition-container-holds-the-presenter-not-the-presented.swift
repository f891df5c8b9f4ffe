// title: In animateTransition of a full-screen presentation the container has the presenter's view, the new view is not in it
// ios: 16.4
// device: iphone
// watch: container
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning/containerview (Apple)
// confidence: high
// note: The page: UIKit adds the view of the presenting controller to the container; the animator is responsible for adding that of the presented one. That the initial frame of the presented one is zero stands on the page of initialFrame(for:) (typically).
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        print("container has presenter \(context.view(forKey: .from)!.isDescendant(of: context.containerView))")
        print("container has presented \(context.view(forKey: .to)!.isDescendant(of: context.containerView))")
        print("container initial frame zero \(context.initialFrame(for: context.viewController(forKey: .to)!) == .zero)")
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
// container has presenter true
// container has presented false
// container initial frame zero true
