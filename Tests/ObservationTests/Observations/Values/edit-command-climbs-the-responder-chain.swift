// title: An edit command like copy goes from the first responder up until somebody implements it
// ios: 6
// device: iphone
// watch: copy | cut
// normalize:
// source: https://github.com/NSHipster/articles/blob/master/2013-07-22-uimenucontroller.md (Mattt Thompson, NSHipster, 2013-07-22)
// confidence: high
// note: The article quotes Apple: each command travels up the responder chain until it is handled and is ignored if nobody does.
import UIKit
final class Box: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
final class A: UIViewController {
    override func copy(_ sender: Any?) { print("copy by the controller") }
}
let a = A()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = box.becomeFirstResponder()
print("copy handled \(UIApplication.shared.sendAction(#selector(UIResponderStandardEditActions.copy(_:)), to: nil, from: nil, for: nil))")
print("cut handled \(UIApplication.shared.sendAction(#selector(UIResponderStandardEditActions.cut(_:)), to: nil, from: nil, for: nil))")

// prints:
// copy by the controller
// copy handled true
// cut handled false
