// title: Below a translucent navigation bar the controller's view fills the screen and the bar is in the safe area
// ios: 14
// device: iphone
// watch: view | inset
// normalize:
// source: https://github.com/layoutBox/PinLayout/blob/HEAD/Tests/iOS/PinSafeAreaTests.swift (PinLayout, tests on the simulator, snapshot 2025-07)
// confidence: high
// note: The test asserts frame origin 0,0 and the whole height. That the top inset is the bottom of the bar: NativeScript apps/automated/src/ui/layouts/safe-area-tests.ts. Release inferred.
import UIKit

let top = UIViewController()
let nav = UINavigationController(rootViewController: top)
nav.navigationBar.isTranslucent = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("view y \(top.view.frame.minY) full \(top.view.frame.height == window.bounds.height)")
print("inset equals bar bottom: \(top.view.safeAreaInsets.top == nav.navigationBar.frame.maxY)")

// prints:
// view y 0.0 full true
// inset equals bar bottom: true
