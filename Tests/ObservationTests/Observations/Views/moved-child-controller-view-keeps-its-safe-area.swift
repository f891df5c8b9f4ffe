// title: The view of a child controller keeps its safe-area insets when it is moved
// ios: 13
// device: iphone
// watch: same
// normalize:
// source: https://www.matrixprojects.net/p/safe-area-insets/ (matrixprojects.net, undated, about iOS 11 and later)
// confidence: medium
// note: The author tested both kinds of view by moving them: insets of a view that belongs to a view controller stay frozen. Release inferred.
// open: a child scrolled out of sight does lose its insets (rdar 36070764), so the model lets them follow the place
import UIKit

let root = UIViewController(), child = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
root.addChild(child)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
child.didMove(toParent: root)
Simulator.settle()
let before = child.view.safeAreaInsets
child.view.frame.origin.y = 30
Simulator.settle()
print("same insets after the move: \(child.view.safeAreaInsets == before)")
print("same as zero: \(before.top == 0)")

// prints:
// same insets after the move: true
// same as zero: false
