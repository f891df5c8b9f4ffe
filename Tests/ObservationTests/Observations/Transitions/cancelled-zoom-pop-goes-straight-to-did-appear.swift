// title: iOS 18: after a cancelled zoom pop the controller that stays gets viewDidAppear, without viewDidDisappear
// ios: 18
// device: iphone
// watch: B.
// normalize:
// source: https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions (Apple, read in a copy of 2025-04)
// confidence: high
// note: The article: on a cancelled pop viewWillDisappear is called, then the state goes from disappearing to appearing and viewDidAppear follows. viewWillAppear is not mentioned there, so it is not overridden. MISSING: UIViewController.preferredTransition
import UIKit

final class B: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("B.viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("B.viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("B.viewDidDisappear") }
}
let a = UIViewController()
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
let b = B()
b.preferredTransition = .zoom { _ in a.view }
nav.pushViewController(b, animated: true)
Simulator.settle()
print("# reset")
Simulator.beginSwipeBack(nav)
Simulator.cancelSwipeBack(nav)
Simulator.settle()

// prints:
// B.viewWillDisappear
// B.viewDidAppear
