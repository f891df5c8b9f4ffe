// title: showDetailViewController with nobody to take it is presented by the window's root controller
// ios: 16
// device: iphone
// watch: presenting
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:) (Apple, read in a copy of 2025-04)
// confidence: high
// note: The page: if no target is found the root view controller of the window presents the controller modally.
import UIKit

let root = UIViewController(), child = UIViewController(), shown = UIViewController()
root.addChild(child)
root.view.addSubview(child.view)
child.didMove(toParent: root)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
child.showDetailViewController(shown, sender: nil)
Simulator.settle()
print("presenting is root \(shown.presentingViewController === root)")

// prints:
// presenting is root true
