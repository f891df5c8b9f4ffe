// title: iOS 7: a navigation delegate that implements animationControllerFor and returns nil switches the swipe back off
// ios: 7
// device: iphone
// watch: stack | B.
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/4382 (rdar 15215690, 2013)
// confidence: medium
// note: The report: as soon as the method exists, even if it answers nil, the gesture recognizer's delegate is nil and the default interactive pop cannot be triggered.
import UIKit

final class B: UIViewController {
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("B.viewWillDisappear") }
}
final class D: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
}

let d = D()
let nav = UINavigationController(rootViewController: UIViewController())
nav.delegate = d
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
Simulator.beginSwipeBack(nav)
Simulator.finishSwipeBack(nav)
Simulator.settle()
print("stack \(nav.viewControllers.count)")

// prints:
// stack 2
