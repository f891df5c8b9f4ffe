// title: safeAreaInsetsDidChange is sent to the controller's view and to a subview under a bar
// ios: 14
// device: iphone
// watch: called
// normalize:
// source: https://github.com/layoutBox/PinLayout/blob/HEAD/Tests/iOS/PinSafeAreaTests.swift (PinLayout, tests on the simulator, snapshot 2025-07)
// confidence: high
// note: The test asserts a count above zero for both.
import UIKit

final class Probe: UIView {
    var count = 0
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange(); count += 1 }
}
final class Page: UIViewController {
    let box = Probe(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    override func loadView() { view = Probe(); view.addSubview(box) }
}
let page = Page()
let nav = UINavigationController(rootViewController: page)
nav.navigationBar.isTranslucent = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
print("called on the view: \((page.view as! Probe).count > 0)")
print("called on the subview: \(page.box.count > 0)")

// prints:
// called on the view: true
// called on the subview: true
