// title: setViewControllers(animated:) that keeps the top controller makes no transition and moves nobody
// ios: 16.4
// device: iphone
// watch: operation | top. | stack
// normalize:
// source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:) (Apple)
// confidence: high
// note: The page: if the last item is the topmost item already, no transition is performed; the contents of the stack are replaced.
import UIKit

final class Top: UIViewController {
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("top.viewWillDisappear") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("top.viewWillAppear") }
}
final class D: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? { print("operation"); return nil }
}

let d = D(), top = Top()
let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: false)
Simulator.settle()
nav.pushViewController(top, animated: false)
Simulator.settle()
nav.delegate = d
print("# reset")
nav.setViewControllers([nav.viewControllers[0], top], animated: true)
Simulator.settle()
print("stack \(nav.viewControllers.count)")

// prints:
// stack 2
