// title: A coordinator takes a completion block without an animation block and runs it once
// ios: 16.4
// device: iphone
// watch: completion
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: it is perfectly legitimate to only specify a completion block; it is invoked after the transition completes.
import UIKit

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: true)
nav.transitionCoordinator?.animate(alongsideTransition: nil) { context in
    print("completion cancelled \(context.isCancelled)")
}
Simulator.settle()

// prints:
// completion cancelled false
