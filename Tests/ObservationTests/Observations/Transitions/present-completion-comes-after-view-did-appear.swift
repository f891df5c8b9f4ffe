// title: The completion of present runs after the presented viewDidAppear, that of dismiss after its viewDidDisappear
// ios: 16.4
// device: iphone
// watch: B. | done
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: Both stated in the header, here without animation, which the header does not exclude.
import UIKit

final class B: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("B.viewDidAppear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("B.viewDidDisappear") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.present(B(), animated: false) { print("done present") }
Simulator.settle()
a.dismiss(animated: false) { print("done dismiss") }
Simulator.settle()

// prints:
// B.viewDidAppear
// done present
// B.viewDidDisappear
// done dismiss
