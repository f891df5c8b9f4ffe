// title: With isModalInPresentation a swipe down only reports an attempt to dismiss
// ios: 16.4
// device: iphone
// watch: delegate | state
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: presentationControllerDidAttemptToDismiss is called when a user-initiated dismissal is prevented because isModalInPresentation or shouldDismiss said no; will and did come only for a dismissal. shouldDismiss is not implemented here.
import UIKit

final class D: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerDidAttemptToDismiss(_ p: UIPresentationController) { print("delegate attempt") }
    func presentationControllerWillDismiss(_ p: UIPresentationController) { print("delegate will") }
    func presentationControllerDidDismiss(_ p: UIPresentationController) { print("delegate did") }
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
// delegate attempt
// state still there true
