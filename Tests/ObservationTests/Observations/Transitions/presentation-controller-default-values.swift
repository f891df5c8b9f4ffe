// title: Defaults of a custom UIPresentationController: full screen, presenter kept, presented view is the controller's view
// ios: 16.4
// device: iphone
// watch: default
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header gives each default in parentheses.
import UIKit

final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
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
let p = b.presentationController!
print("default full screen \(p.shouldPresentInFullscreen)")
print("default removes presenter \(p.shouldRemovePresentersView)")
print("default presented view \(p.presentedView === b.view)")
print("default frame \(p.frameOfPresentedViewInContainerView == p.containerView!.bounds)")

// prints:
// default full screen true
// default removes presenter false
// default presented view true
// default frame true
