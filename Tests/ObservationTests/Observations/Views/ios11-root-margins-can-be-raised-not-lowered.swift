// title: iOS 11: margins set on a root view count when they are greater than the system minimum of 16
// ios: 11
// device: iphone
// watch: left | right
// normalize:
// source: https://useyourloaf.com/blog/changing-root-view-layout-margins/ (Keith Harrison, 2017)
// confidence: high
// note: 64 on the left works, 0 on the right stays at the minimum (16 points in compact width); Apple's systemMinimumLayoutMargins page says that the greater value wins.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
root.view.layoutMargins = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
Simulator.settle()
print("left \(root.view.layoutMargins.left)")
print("right \(root.view.layoutMargins.right)")

// prints:
// left 64.0
// right 16.0
