// title: iOS 8: presentationController(forPresented:presenting:source:) gets nil for presenting
// ios: 8.4
// device: iphone
// watch: presenting | source
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/8797 (rdar 22398420, PSPDFKit, 2015-08-24)
// confidence: medium
// note: The report: presented and source are there, presenting is unexpectedly nil.
import UIKit

final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var seen = false
    func presentationController(forPresented p: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        if !seen {
            seen = true
            print("presenting nil \(presenting == nil)")
            print("source is a \(source === a)")
        }
        return UIPresentationController(presentedViewController: p, presenting: presenting)
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

// prints:
// presenting nil true
// source is a true
