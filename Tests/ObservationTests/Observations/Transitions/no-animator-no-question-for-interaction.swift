// title: If animationController(forPresented) gives nil, interactionControllerForPresentation is not asked
// ios: 16.4
// device: iphone
// watch: ask
// normalize: collapse-repeats
// source: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate/interactioncontrollerforpresentation(using:) (Apple)
// confidence: high
// note: Stated under Important on the page.
import UIKit

final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented p: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? { print("ask animator"); return nil }
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
print("ask over, shown \(a.presentedViewController === b)")

// prints:
// ask animator
// ask over, shown true
