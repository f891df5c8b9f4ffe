// title: iOS 10: margins set on a root view have no effect, they stay 16 at the sides
// ios: 10
// device: iphone
// watch: left | right
// normalize:
// source: https://useyourloaf.com/blog/changing-root-view-layout-margins/ (Keith Harrison, 2017)
// confidence: high
// note: Before iOS 11 the system kept 16 points (compact) or 20 (regular); Apple's old reference quoted at engili.github.io/blog/2017/08/05 says the same.
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
// left 16.0
// right 16.0
