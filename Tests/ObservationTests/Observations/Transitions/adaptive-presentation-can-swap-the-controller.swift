// title: viewControllerForAdaptivePresentationStyle lets a navigation controller be shown around the popover's content
// ios: 16.4
// device: iphone
// watch: swapped
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: only if the method is not implemented or returns nil the originally presented controller is used.
import UIKit

final class D: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .fullScreen }
    func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
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
b.popoverPresentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()
print("swapped in navigation \(b.navigationController != nil)")
print("swapped in window \(b.view.window != nil)")

// prints:
// swapped in navigation true
// swapped in window true
