// title: The transition coordinator exists while the transition runs and is nil when it is over
// ios: 16.4
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: returned while an active transition is in flight; an ephemeral object released after the transition completes and the last callback was made.
import UIKit

final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("coordinator in will: \(transitionCoordinator != nil)")
    }
}

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("coordinator before: \(nav.transitionCoordinator != nil)")
let b = B()
nav.pushViewController(b, animated: true)
Simulator.settle()
print("coordinator after: \(b.transitionCoordinator != nil)")

// prints:
// coordinator before: false
// coordinator in will: true
// coordinator after: false
