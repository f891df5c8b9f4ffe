// title: In a custom presentation view(forKey:) gives nil for the presenter: from on the way in, to on the way out
// ios: 8
// device: iphone
// watch: in | out
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/3363 (rdar 17961976, 2014-08)
// confidence: high
// note: The report tells it of the iOS 8 beta; UIViewControllerTransitioning.h explains it: nil means that the animator should not touch that controller's view. Here with the custom style, whose presenter stays.
import UIKit

final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let word: String
    init(_ word: String) { self.word = word }
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        print("\(word) from nil \(context.view(forKey: .from) == nil) to nil \(context.view(forKey: .to) == nil)")
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.completeTransition(true)
    }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { Animator("in") }
    func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { Animator("out") }
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
a.dismiss(animated: true)
Simulator.settle()

// prints:
// in from nil true to nil false
// out from nil false to nil true
