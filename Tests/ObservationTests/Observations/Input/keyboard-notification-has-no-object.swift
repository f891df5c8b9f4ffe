// title: Keyboard notifications have a nil object and the frames in their user info
// ios: 9
// device: iphone
// watch: object | frame | duration
// normalize:
// source: https://blog.csdn.net/u010734279/article/details/49424627 (quotes the Apple reference, 2015); https://blog.csdn.net/watsy/article/details/7663544 (quotes Apple's header comment, 2012)
// confidence: high
// note: The reference: the object is nil, the user info holds the keyboard's begin and end frame in screen coordinates, the will family also the animation.
import UIKit
let field = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var seen = false
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { n in
    if seen { return }
    seen = true
    print("object is nil \(n.object == nil)")
    print("frame begin \(n.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] is CGRect)")
    print("frame end \(n.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] is CGRect)")
    print("duration \(n.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] is Double)")
}
_ = field.becomeFirstResponder()
Simulator.settle()

// prints:
// object is nil true
// frame begin true
// frame end true
// duration true
