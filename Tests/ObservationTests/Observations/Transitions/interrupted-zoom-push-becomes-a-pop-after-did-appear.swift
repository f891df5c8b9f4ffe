// title: iOS 18: a zoom push that is interrupted by a pop is not cancelled, the controller gets the full appear and disappear cycle
// ios: 18
// device: iphone
// watch: B.
// normalize:
// source: https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions (Apple, read in a copy of 2025-04)
// confidence: high
// note: The article: a push is never cancelled but turned into a pop; the controller reaches the appeared state first and then the pop runs as usual. The pop in code during the push stands for the person's gesture. MISSING: UIViewController.preferredTransition
import UIKit

final class B: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("B.viewWillAppear") }
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
Simulator.advance(by: 0.1)
nav.popViewController(animated: true)
Simulator.settle()

// prints:
// B.viewWillAppear
// B.viewDidAppear
// B.viewWillDisappear
// B.viewDidDisappear
