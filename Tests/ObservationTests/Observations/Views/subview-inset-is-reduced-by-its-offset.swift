// title: A small subview at y 10 gets the parent's top inset less 10 and no other insets
// ios: 14
// device: iphone
// watch: top | others
// normalize:
// source: https://github.com/layoutBox/PinLayout/blob/HEAD/Tests/iOS/PinSafeAreaTests.swift (PinLayout, tests on the simulator, snapshot 2025-07)
// confidence: high
// note: Subview of 100 by 100 at (10 10) under a translucent navigation bar.
import UIKit

let root = UIViewController()
let nav = UINavigationController(rootViewController: root)
nav.navigationBar.isTranslucent = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
root.view.addSubview(box)
Simulator.settle()
print("top differs by \(root.view.safeAreaInsets.top - box.safeAreaInsets.top)")
print("others \(box.safeAreaInsets.left) \(box.safeAreaInsets.bottom) \(box.safeAreaInsets.right)")

// prints:
// top differs by 10.0
// others 0.0 0.0 0.0
