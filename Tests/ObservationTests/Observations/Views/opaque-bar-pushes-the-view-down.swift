// title: Below an opaque navigation bar the controller's view begins at the bar's bottom and has no top inset
// ios: 14
// device: iphone
// watch: y | height | inset
// normalize:
// source: https://github.com/layoutBox/PinLayout/blob/HEAD/Tests/iOS/PinSafeAreaTests.swift (PinLayout, tests on the simulator, snapshot 2025-07)
// confidence: high
// note: The test compares with the same controller under a translucent bar: y is that inset, the height is reduced by it; a subview at y 10 has zero insets.
import UIKit

func show(translucent: Bool) -> (UIViewController, UIWindow) {
    let top = UIViewController()
    let nav = UINavigationController(rootViewController: top)
    nav.navigationBar.isTranslucent = translucent
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = nav
    window.makeKeyAndVisible()
    Simulator.settle()
    return (top, window)
}
let (a, firstWindow) = show(translucent: true)
let inset = a.view.safeAreaInsets.top, height = a.view.frame.height
let (b, secondWindow) = show(translucent: false)
let box = UIView(frame: CGRect(x: 0, y: 10, width: 100, height: 100))
b.view.addSubview(box)
Simulator.settle()
print("y is the inset: \(b.view.convert(CGPoint.zero, to: nil).y == inset)")
print("height less the inset: \(b.view.frame.height == height - inset)")
print("inset of the box zero: \(box.safeAreaInsets == .zero)")

// prints:
// y is the inset: true
// height less the inset: true
// inset of the box zero: true
