// title: A view is asked for its inputAccessoryView when it becomes first responder, not before
// ios: 13
// device: iphone
// watch: before | after
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIResponder.h (Apple's header comments)
// confidence: medium
// note: The comment: called and presented when the object becomes first responder. How often is not said, so the program prints only whether.
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
print("before \(asked > 0)")
_ = v.becomeFirstResponder()
Simulator.settle()
print("after \(asked > 0)")

// prints:
// before false
// after true
