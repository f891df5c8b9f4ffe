// title: iOS 12: popoverPresentationControllerDidDismissPopover is not sent for a dismissal in code
// ios: 12.4
// device: ipad
// watch: delegate | done
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPopoverPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: called when the user has taken action to dismiss the popover, not when it is dismissed programmatically. An iOS 8 to 12 method.
import UIKit

final class D: NSObject, UIPopoverPresentationControllerDelegate {
    func popoverPresentationControllerDidDismissPopover(_ p: UIPopoverPresentationController) { print("delegate did") }
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
b.popoverPresentationController?.sourceRect = CGRect(x: 10, y: 10, width: 10, height: 10)
b.popoverPresentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()
a.dismiss(animated: true) { print("done") }
Simulator.settle()

// prints:
// done
