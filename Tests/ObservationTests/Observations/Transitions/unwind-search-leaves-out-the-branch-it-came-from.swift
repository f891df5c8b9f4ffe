// title: allowedChildrenForUnwinding gives the children without the one that contains the source
// ios: 13
// device: iphone
// watch: allowed
// normalize: collapse-repeats
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/allowedchildrenforunwinding(from:) (Apple)
// confidence: high
// note: The page: the default implementation returns the children minus the result of childContaining. NEWACT: Simulator.unwind(_:from:) MISSING: UIStoryboardUnwindSegueSource, allowedChildrenForUnwinding(from:)
import UIKit

final class A: UIViewController { @objc func back(_ segue: UIStoryboardSegue) {} }
final class Container: UIViewController {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let all = super.allowedChildrenForUnwinding(from: source)
        print("allowed \(all.map { $0.title ?? "" }) containing \(childContaining(source)?.title ?? "nil")")
        return all
    }
}

let container = Container(), left = UIViewController(), right = UIViewController(), source = UIViewController()
left.title = "left"; right.title = "right"
let nav = UINavigationController(rootViewController: A())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(container, animated: false)
Simulator.settle()
for c in [left, right] { container.addChild(c); container.view.addSubview(c.view); c.didMove(toParent: container) }
left.addChild(source); left.view.addSubview(source.view); source.didMove(toParent: left)
Simulator.unwind(#selector(A.back(_:)), from: source)
Simulator.settle()

// prints:
// allowed ["right"] containing left
