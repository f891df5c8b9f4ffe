// title: iOS 15 asks the delegate to prepare the adaptive presentation controller before the content appears
// ios: 16.4
// device: iphone
// watch: prepare | B.viewWillAppear
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: called during adaptation so that the delegate may configure the adaptive presentation controller before it is presented. A popover on the iPhone adapts.
import UIKit

final class D: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(_ p: UIPresentationController, prepare adaptive: UIPresentationController) {
        print("prepare other \(p !== adaptive)")
    }
}
final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("B.viewWillAppear")
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let b = B()
b.modalPresentationStyle = .popover
b.popoverPresentationController?.sourceView = a.view
b.popoverPresentationController?.delegate = d
a.present(b, animated: true)
Simulator.settle()

// prints:
// prepare other true
// B.viewWillAppear
