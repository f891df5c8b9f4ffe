// title: The coordinator of a modal presentation tells its presentation style, that of a push has none
// ios: 16.4
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: presentationStyle is the modal style of the transition. Full screen is 0; none (-1) if it is no presentation or dismissal. MISSING: UIViewControllerTransitionCoordinatorContext.presentationStyle
import UIKit

final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("coordinator style \(transitionCoordinator.map { $0.presentationStyle.rawValue } ?? -99)")
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = B()
b.modalPresentationStyle = .fullScreen
a.present(b, animated: true)
Simulator.settle()
let nav = UINavigationController(rootViewController: UIViewController())
window.rootViewController = nav
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()

// prints:
// coordinator style 0
// coordinator style -1
