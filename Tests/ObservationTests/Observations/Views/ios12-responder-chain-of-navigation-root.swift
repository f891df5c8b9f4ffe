// title: iOS 12: responder chain from a view in a navigation root to the window
// ios: 12
// device: iphone
// watch: next
// normalize:
// source: GitHub file index id 25856933722 (comment with printed nextResponder values, onzxgway, 2019-03-14)
// confidence: high
// note: Printed chain: the controller, UIViewControllerWrapperView, UINavigationTransitionView, UILayoutContainerView, UINavigationController, then the window at once: no transition view above. Release inferred from the date.
import UIKit

final class Answer: UIViewController {}
let top = Answer()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: top)
window.makeKeyAndVisible()
Simulator.settle()
var r: UIResponder? = top.view.next
while let x = r {
    print("next \(String(describing: type(of: x)))")
    if x is UIWindow { break }
    r = x.next
}

// prints:
// next Answer
// next UIViewControllerWrapperView
// next UINavigationTransitionView
// next UILayoutContainerView
// next UINavigationController
// next UIWindow
