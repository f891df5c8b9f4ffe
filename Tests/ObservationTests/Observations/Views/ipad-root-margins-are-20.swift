// title: On an iPad the root view's side margins are 20
// ios: 10
// device: ipad
// watch: left
// normalize:
// source: https://useyourloaf.com/blog/changing-root-view-layout-margins/ (Keith Harrison, 2017)
// confidence: high
// note: 20 points for regular width; top and bottom are zero for a root view before iOS 11 (Apple's reference quoted at engili.github.io).
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
print("left \(root.view.layoutMargins.left) right \(root.view.layoutMargins.right) bottom \(root.view.layoutMargins.bottom)")

// prints:
// left 20.0 right 20.0 bottom 0.0
