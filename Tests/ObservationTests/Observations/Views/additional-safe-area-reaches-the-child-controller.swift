// title: additionalSafeAreaInsets of a container reach the view of a child that fills it
// ios: 12
// device: iphone
// watch: bottom
// normalize:
// source: https://example-a.com/answer/52483010 (Stack Overflow question and answer, 2018-09)
// confidence: high
// note: On an iPhone 7 simulator with 88 points set on the container both print a bottom inset of 88; the comparison here does not depend on the device's own bottom inset.
import UIKit

let root = UIViewController(), child = UIViewController()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 88, right: 0)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
root.addChild(child)
child.view.frame = root.view.bounds
root.view.addSubview(child.view)
child.didMove(toParent: root)
Simulator.settle()
print("bottom of the container at least 88: \(root.view.safeAreaInsets.bottom >= 88)")
print("bottom of the child equal: \(child.view.safeAreaInsets.bottom == root.view.safeAreaInsets.bottom)")

// prints:
// bottom of the container at least 88: true
// bottom of the child equal: true
