// title: The coordinator of an animated push: animated, not interactive, not cancelled
// ios: 16.4
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: initiallyInteractive only for a transition begun interactively; isCancelled only for a cancelled interactive one; alongside blocks return true when queued.
import UIKit

final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let c = transitionCoordinator else { print("coordinator none"); return }
        print("coordinator animated \(c.isAnimated)")
        print("coordinator initially interactive \(c.initiallyInteractive)")
        print("coordinator interactive \(c.isInteractive)")
        print("coordinator cancelled \(c.isCancelled)")
        print("coordinator queued \(c.animate(alongsideTransition: { _ in }, completion: nil))")
    }
}

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()

// prints:
// coordinator animated true
// coordinator initially interactive false
// coordinator interactive false
// coordinator cancelled false
// coordinator queued true
