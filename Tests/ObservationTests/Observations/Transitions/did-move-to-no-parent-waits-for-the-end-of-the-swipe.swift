// title: didMove(toParent: nil) comes only when a swipe back was completed, not when it was cancelled
// ios: 9
// device: iphone
// watch: B. | swipe
// normalize:
// source: https://github.com/FeatherweightLabs/FeatherweightRouter/pull/9 (agentk, 2016-01-10)
// confidence: medium
// note: The author chose this method because it is not called until the user has swiped the view away, while others fire before and would be wrong if the user decides otherwise.
import UIKit

final class B: UIViewController {
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { print("B.didMove nil") }
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
Simulator.cancelSwipeBack(nav)
Simulator.settle()
print("swipe cancelled")
Simulator.beginSwipeBack(nav)
Simulator.finishSwipeBack(nav)
Simulator.settle()
print("swipe completed")

// prints:
// swipe cancelled
// B.didMove nil
// swipe completed
