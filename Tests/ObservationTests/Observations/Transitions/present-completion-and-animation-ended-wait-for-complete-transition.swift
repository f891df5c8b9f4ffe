// title: With an own animator the completion of present and animationEnded both wait for completeTransition
// ios: 12.4
// device: iphone
// watch: complete | after
// normalize:
// source: https://github.com/takehilo/TransitionAnimation README (takehilo, after Apple's View Controller Programming Guide, Customizing the Transition Animations)
// confidence: high
// note: UIKit waits for completeTransition and then calls the completion handler and animationEnded. The README names the handler first; the guide does not stress it, so both are collected and sorted.
import UIKit

var calls: [String] = []
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        context.containerView.addSubview(context.view(forKey: .to)!)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            print("complete, so far \(calls.count)")
            context.completeTransition(true)
        }
    }
    func animationEnded(_ completed: Bool) { calls.append("ended") }
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
a.present(b, animated: true) { calls.append("completion") }
Simulator.settle()
print("after \(calls.sorted())")

// prints:
// complete, so far 0
// after ["completion", "ended"]
