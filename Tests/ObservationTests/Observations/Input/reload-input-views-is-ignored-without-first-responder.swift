// title: reloadInputViews() asks for the accessory again, but only while the view is first responder
// ios: 13
// device: iphone
// watch: not first | first
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIResponder.h (Apple's header comments)
// confidence: high
// note: The comment: if called while the object is first responder, reloads inputView and inputAccessoryView; otherwise ignored.
import UIKit
var asked = 0
final class V: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { asked += 1; return nil }
}
let v = V(frame: CGRect(x: 0, y: 50, width: 200, height: 90))
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
asked = 0
v.reloadInputViews()
Simulator.settle()
print("not first \(asked > 0)")
_ = v.becomeFirstResponder()
Simulator.settle()
asked = 0
v.reloadInputViews()
Simulator.settle()
print("first \(asked > 0)")

// prints:
// not first false
// first true
