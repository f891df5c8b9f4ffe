// title: In the viewWillDisappear of a swipe back the coordinator is interactive and was so from the start
// ios: 16.4
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header's comments on initiallyInteractive and interactive; react-native-screens (RNSScreen.mm) also tests isInteractive in viewWillDisappear to recognise a swipe.
import UIKit

final class B: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("coordinator initially \(transitionCoordinator?.initiallyInteractive ?? false)")
        print("coordinator now \(transitionCoordinator?.isInteractive ?? false)")
    }
}

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
Simulator.beginSwipeBack(nav)
Simulator.finishSwipeBack(nav)
Simulator.settle()

// prints:
// coordinator initially true
// coordinator now true
