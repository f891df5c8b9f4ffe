// title: dismiss called in code sends neither shouldDismiss nor willDismiss nor didDismiss
// ios: 16.4
// device: iphone
// watch: delegate | done
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header says so of willDismiss and didDismiss (not called if the presentation is dismissed programmatically); react-native-screens notes the same for a dismissal from code. shouldDismiss is left out because it may be asked at any time.
import UIKit

final class D: NSObject, UIAdaptivePresentationControllerDelegate {
    func presentationControllerWillDismiss(_ p: UIPresentationController) { print("delegate will") }
    func presentationControllerDidDismiss(_ p: UIPresentationController) { print("delegate did") }
    func presentationControllerDidAttemptToDismiss(_ p: UIPresentationController) { print("delegate attempt") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = UIViewController()
b.presentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()
b.dismiss(animated: true) { print("done") }
Simulator.settle()

// prints:
// done
