// title: target(forAction:) returns the nearest responder up the chain that can perform the action
// ios: 15
// device: iphone
// watch: target
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/target(foraction:withsender:) (Apple reference)
// confidence: high
// note: The page: the default implementation asks canPerformAction, returns the receiver if it says yes, and passes the request up the responder chain otherwise.
import UIKit
@objc protocol Acts { func act(_ sender: Any?) }
final class A: UIViewController {
    @objc func act(_ sender: Any?) {}
}
final class Box: UIView {
    var may = true
    @objc func act(_ sender: Any?) {}
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(act) { return may }
        return super.canPerformAction(action, withSender: sender)
    }
}
let a = A()
let box = Box()
let inner = UIView()
a.view.addSubview(box)
box.addSubview(inner)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("target is box \((inner.target(forAction: #selector(Acts.act), withSender: nil) as AnyObject?) === box)")
box.may = false
print("target is controller \((inner.target(forAction: #selector(Acts.act), withSender: nil) as AnyObject?) === a)")

// prints:
// target is box true
// target is controller true
