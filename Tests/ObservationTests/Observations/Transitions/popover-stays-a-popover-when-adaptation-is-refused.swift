// title: On the iPhone a delegate that answers .none keeps the popover from adapting
// ios: 16.4
// device: iphone
// watch: style | popover
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: returning UIModalPresentationNone says that an adaptation should not happen; then willPresentWithAdaptiveStyle gets none (-1).
import UIKit

final class D: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    func presentationController(_ p: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: UIViewControllerTransitionCoordinator?) {
        print("style \(style.rawValue)")
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = UIViewController()
b.modalPresentationStyle = .popover
b.popoverPresentationController?.sourceView = a.view
b.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
b.popoverPresentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()
print("popover \(b.presentationController is UIPopoverPresentationController)")

// prints:
// style -1
// popover true
