// title: shouldRemovePresentersView true takes the presenter's view out of the window at the end
// ios: 16.4
// device: iphone
// watch: presenter
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: it says whether the view we are transitioning from will be removed from the window in the end of the presentation transition.
import UIKit

final class P: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
}
final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        P(presentedViewController: p, presenting: presenting)
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
print("presenter in window \(a.view.window != nil)")
a.present(b, animated: true)
Simulator.settle()
print("presenter in window \(a.view.window != nil)")

// prints:
// presenter in window true
// presenter in window false
