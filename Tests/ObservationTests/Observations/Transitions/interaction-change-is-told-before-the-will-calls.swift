// title: On a cancelled swipe back the interaction-change block runs before the reversed will calls
// ios: 16.4
// device: iphone
// watch: notify | B.viewWillAppear
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: when a transition is cancelled the appearing controller gets viewWillDisappear and the disappearing one viewWillAppear; the handler is invoked before these will calls. Interactive transitions complete as non-interactive ones, so the context says not interactive.
import UIKit

final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print("B.viewWillAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.notifyWhenInteractionChanges { context in
            print("notify cancelled \(context.isCancelled) interactive \(context.isInteractive)")
        }
    }
}

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
print("# reset")
Simulator.beginSwipeBack(nav)
Simulator.cancelSwipeBack(nav)
Simulator.settle()

// prints:
// notify cancelled true interactive false
// B.viewWillAppear
