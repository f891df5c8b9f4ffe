// title: Calling dismiss again on a controller that is already being dismissed dismisses its presenter too
// ios: 18
// device: iphone
// watch: root
// normalize:
// source: https://github.com/pointfreeco/swift-navigation/pull/295 (Julien Sagot, 2025-07-26)
// confidence: medium
// note: The pull request: dismiss on a controller with isBeingDismissed true caused the presenting controller to be dismissed as well. Issue 254 of the same project tells the symptom. Here the shortest form: two calls in one turn.
import UIKit

let root = UIViewController(), a = UIViewController(), b = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.present(a, animated: true)
Simulator.settle()
a.present(b, animated: true)
Simulator.settle()
b.dismiss(animated: true)
Simulator.advance(by: 0.05)
b.dismiss(animated: true)
Simulator.settle()
print("root presents nothing \(root.presentedViewController == nil)")

// prints:
// root presents nothing true
