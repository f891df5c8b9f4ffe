// title: presentationControllerShouldDismiss is not asked when isModalInPresentation is true
// ios: 13
// device: iphone
// watch: asked | state
// normalize:
// source: https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet (Apple sample article, read in a copy of 2025-04)
// confidence: high
// note: The article: the system does not call the should-dismiss method if isModalInPresentation is true. The refusal to go is the purpose of the property.
import UIKit

final class D: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { print("asked"); return true }
}
let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = UIViewController()
b.isModalInPresentation = true
b.presentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()
Simulator.beginSwipeDown(b)
Simulator.finishSwipeDown(b)
Simulator.settle()
print("state still there \(a.presentedViewController === b)")

// prints:
// state still there true
