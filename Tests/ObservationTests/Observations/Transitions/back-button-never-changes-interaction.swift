// title: notifyWhenInteractionChanges is not called for a pop by the back button, only for the swipe
// ios: 11
// device: iphone
// watch: notify | popped
// normalize:
// source: https://github.com/radianttap/Coordinator/issues/11 (psi-gh, 2018-03-21)
// confidence: high
// note: The report: the block registered in willShow never runs when the back button is tapped, it only works for the pop gesture; the header of the method says it is called when a transition changes between interactive and not.
import UIKit

final class D: NSObject, UINavigationControllerDelegate {
    func navigationController(_ n: UINavigationController, willShow vc: UIViewController, animated: Bool) {
        n.transitionCoordinator?.notifyWhenInteractionChanges { context in print("notify cancelled \(context.isCancelled)") }
    }
}

let d = D()
let nav = UINavigationController(rootViewController: UIViewController())
nav.delegate = d
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(UIViewController(), animated: true)
Simulator.settle()
Simulator.tapBack(nav)
Simulator.settle()
print("popped by button")
nav.pushViewController(UIViewController(), animated: true)
Simulator.settle()
Simulator.beginSwipeBack(nav)
Simulator.finishSwipeBack(nav)
Simulator.settle()
print("popped by swipe")

// prints:
// popped by button
// notify cancelled false
// popped by swipe
