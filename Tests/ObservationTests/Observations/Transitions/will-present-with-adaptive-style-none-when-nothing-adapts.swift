// title: On the iPad a popover does not adapt: willPresentWithAdaptiveStyle gets .none
// ios: 16.4
// device: ipad
// watch: style
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: if there is no adaptation happening and the original style is used, UIModalPresentationNone is passed. -1 is none.
import UIKit

final class D: NSObject, UIAdaptivePresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
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

// prints:
// style -1
