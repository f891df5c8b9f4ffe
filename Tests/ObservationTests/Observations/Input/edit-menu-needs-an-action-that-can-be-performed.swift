// title: The menu controller does not become visible when the first responder can perform nothing
// ios: 9
// device: iphone
// watch: visible
// normalize:
// source: https://www.cnblogs.com/yyt-hehe-yyt/p/5453837.html (2016-05)
// confidence: medium
// note: The post: the responder must be first responder, and the first question canPerformAction decides whether the menu shows at all. MISSING: UIMenuController
import UIKit
final class Box: UIView {
    var may = false
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { may && action == #selector(copy(_:)) }
    override func copy(_ sender: Any?) {}
}
let box = Box(frame: CGRect(x: 50, y: 200, width: 100, height: 100))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = box.becomeFirstResponder()
let menu = UIMenuController.shared
menu.setTargetRect(box.bounds, in: box)
menu.setMenuVisible(true, animated: false)
print("visible \(menu.isMenuVisible)")
box.may = true
menu.setMenuVisible(true, animated: false)
print("visible \(menu.isMenuVisible)")

// prints:
// visible false
// visible true
