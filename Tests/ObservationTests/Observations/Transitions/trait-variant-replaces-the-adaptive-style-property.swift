// title: From iOS 8.3 UIKit asks a presentation controller adaptivePresentationStyle(for:), not the property
// ios: 8.4
// device: iphone
// watch: asked
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/8798 (rdar 22398415, PSPDFKit, 2015-08)
// confidence: medium
// note: The report: an override of the property is never called in apps linked on 8.3 or later; the method with a trait collection took its place. How often is not said. MISSING: UIPresentationController.adaptivePresentationStyle
import UIKit

var property = 0, method = 0
final class P: UIPresentationController {
    override var adaptivePresentationStyle: UIModalPresentationStyle { property += 1; return .none }
    override func adaptivePresentationStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { method += 1; return .none }
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
a.present(b, animated: true)
Simulator.settle()
print("asked the property \(property > 0)")
print("asked the method \(method > 0)")

// prints:
// asked the property false
// asked the method true
