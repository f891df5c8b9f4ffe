// title: canPerformUnwindSegueAction false sends the unwind on to the next controller down the stack
// ios: 13
// device: iphone
// watch: A. | B. | stack
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/canperformunwindsegueaction(_:from:withsender:) (Apple)
// confidence: high
// note: The page and UIViewController.h: UIKit asks each candidate; the default answers whether the method exists and may be overridden. NEWACT: Simulator.unwind(_:from:) MISSING: unwind segues, canPerformUnwindSegueAction(_:from:sender:)
import UIKit

final class A: UIViewController { @objc func back(_ segue: UIStoryboardSegue) { print("A.back") } }
final class B: UIViewController {
    @objc func back(_ segue: UIStoryboardSegue) { print("B.back") }
    override func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool { false }
}
final class C: UIViewController {}

let c = C()
let nav = UINavigationController(rootViewController: A())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: false)
Simulator.settle()
nav.pushViewController(c, animated: false)
Simulator.settle()
Simulator.unwind(#selector(A.back(_:)), from: c)
Simulator.settle()
print("stack \(nav.viewControllers.count)")

// prints:
// A.back
// stack 1
