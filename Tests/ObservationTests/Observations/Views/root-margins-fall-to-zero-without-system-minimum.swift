// title: With viewRespectsSystemMinimumLayoutMargins off a root view's margins can be zero
// ios: 11
// device: iphone
// watch: default | left
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins (Apple, read at apple-docs.everest.mt)
// confidence: high
// note: Setting the flag to false stops the system minimum from being considered; default true is in UIViewController.h. MISSING: viewRespectsSystemMinimumLayoutMargins
import UIKit

let root = UIViewController()
print("default \(root.viewRespectsSystemMinimumLayoutMargins)")
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
root.viewRespectsSystemMinimumLayoutMargins = false
root.view.layoutMargins = .zero
Simulator.settle()
print("left \(root.view.layoutMargins.left)")

// prints:
// default true
// left 0.0
