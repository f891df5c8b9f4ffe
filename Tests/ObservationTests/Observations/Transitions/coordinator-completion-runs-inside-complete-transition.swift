// title: completeTransition runs the coordinator's completion blocks before it returns
// ios: 9
// device: iphone
// watch: complete | completion
// normalize:
// source: https://github.com/sberrevoets/SDCAlertView/issues/135 (manupeco, 2016-01-18)
// confidence: high
// note: The stack trace has completeTransition calling _runAlongsideCompletions calling _applyBlocks. The program draws the consequence with an animator of its own.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let view = context.view(forKey: .to)!
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
            print("complete called")
            context.completeTransition(true)
            print("complete returned")
        }
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator = Animator()
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { animator }
}
final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: nil) { _ in print("completion") }
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let delegate = Delegate()
let b = B()
b.modalPresentationStyle = .fullScreen
b.transitioningDelegate = delegate
a.present(b, animated: true)
Simulator.settle()

// prints:
// complete called
// completion
// complete returned
