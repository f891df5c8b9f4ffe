// title: The menu controller does not show before its view is first responder
// ios: 8
// device: iphone
// watch: visible
// normalize:
// source: https://github.com/NSHipster/articles/pull/178 (2014-07) and https://github.com/NSHipster/articles/pull/429 (Ilya Puchka, 2016-06)
// confidence: medium
// note: Two readers found that the menu came only at the second long press when the menu was shown before becomeFirstResponder. MISSING: UIMenuController
import UIKit
final class Box: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == #selector(copy(_:)) }
    override func copy(_ sender: Any?) {}
}
let box = Box(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let menu = UIMenuController.shared
menu.setTargetRect(box.bounds, in: box)
menu.setMenuVisible(true, animated: false)
print("visible \(menu.isMenuVisible)")
_ = box.becomeFirstResponder()
menu.setMenuVisible(true, animated: false)
print("visible \(menu.isMenuVisible)")

// prints:
// visible false
// visible true
