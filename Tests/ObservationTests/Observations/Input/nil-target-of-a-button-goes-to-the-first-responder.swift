// title: A button with a nil target sends its action to the first responder, not to its own controller
// ios: 9
// device: iphone
// watch: acted
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/6788 (rdar 23611650, 2015-11-19)
// confidence: high
// note: The report: two child controllers, the button in one, the other one is first responder; that other one gets the action although it is not in the button's chain.
import UIKit
@objc protocol Acts { func act(_ sender: Any?) }
final class Child: UIViewController, Acts {
    override var canBecomeFirstResponder: Bool { true }
    @objc func act(_ sender: Any?) { print("acted \(title ?? "")") }
}
let one = Child(); one.title = "one"
let two = Child(); two.title = "two"
let root = UIViewController()
for c in [one, two] {
    root.addChild(c)
    root.view.addSubview(c.view)
    c.didMove(toParent: root)
}
one.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
two.view.frame = CGRect(x: 0, y: 200, width: 300, height: 200)
let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
button.addTarget(nil, action: #selector(Acts.act), for: .touchUpInside)
one.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(button)
_ = two.becomeFirstResponder()
Simulator.tap(button)
Simulator.settle()

// prints:
// acted one
// acted two
