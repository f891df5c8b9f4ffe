// title: From A, B, C to D, A, B: one pop transition, then the stack is D, A, B
// ios: 16.4
// device: iphone
// watch: operation | stack
// normalize:
// source: https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:) (Apple)
// confidence: high
// note: The page's own example.
import UIKit

func make(_ t: String) -> UIViewController { let c = UIViewController(); c.title = t; return c }
final class D: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        print("operation \(operation == .push ? "push" : operation == .pop ? "pop" : "none") \(from.title!) \(to.title!)")
        return nil
    }
}

let d = D(), a = make("A"), b = make("B"), c = make("C")
let nav = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.setViewControllers([a, b, c], animated: false)
Simulator.settle()
nav.delegate = d
nav.setViewControllers([make("D"), a, b], animated: true)
Simulator.settle()
print("stack \(nav.viewControllers.map { $0.title! })")

// prints:
// operation pop C B
// stack ["D", "A", "B"]
