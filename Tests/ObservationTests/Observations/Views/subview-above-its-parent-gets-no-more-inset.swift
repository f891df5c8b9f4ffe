// title: A subview that begins above its superview's top gets the superview's inset and not more
// ios: 14
// device: iphone
// watch: top
// normalize:
// source: https://github.com/layoutBox/PinLayout/blob/HEAD/Tests/iOS/PinSafeAreaTests.swift (PinLayout, tests on the simulator, snapshot 2025-07)
// confidence: high
// note: Subview at (-10 -20) of 100 by 100: its top inset equals the parent's.
import UIKit

let root = UIViewController()
let nav = UINavigationController(rootViewController: root)
nav.navigationBar.isTranslucent = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
let box = UIView(frame: CGRect(x: -10, y: -20, width: 100, height: 100))
root.view.addSubview(box)
Simulator.settle()
print("top positive \(root.view.safeAreaInsets.top > 0)")
print("top differs by \(root.view.safeAreaInsets.top - box.safeAreaInsets.top)")

// prints:
// top positive true
// top differs by 0.0
