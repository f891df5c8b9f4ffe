// title: A view pinned to the root's edges has margins of 8, and 16 when it preserves the superview's margins
// ios: 10
// device: iphone
// watch: left
// normalize:
// source: https://useyourloaf.com/blog/preserves-superview-layout-margins/ (Keith Harrison, 2017, updated 2020-06)
// confidence: high
// note: The article's picture: 8 overlaps the root's margin of 16; with the flag the content keeps clear of it.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let box = UIView(frame: CGRect(x: 0, y: 200, width: root.view.bounds.width, height: 100))
root.view.addSubview(box)
Simulator.settle()
print("left \(box.layoutMargins.left)")
box.preservesSuperviewLayoutMargins = true
Simulator.settle()
print("left \(box.layoutMargins.left)")

// prints:
// left 8.0
// left 16.0
