// title: A dismissal in code does not ask presentationControllerShouldDismiss, not even one that would refuse
// ios: 13
// device: iphone
// watch: asked | state
// normalize:
// source: https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet (Apple sample article, read in a copy of 2025-04)
// confidence: high
// note: The article: the method is not called when the presentation is dismissed programmatically. That the dismissal then happens is inferred.
import UIKit

final class D: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { print("asked"); return false }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = UIViewController()
b.presentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()
a.dismiss(animated: true)
Simulator.settle()
print("state gone \(a.presentedViewController == nil)")

// prints:
// state gone true
