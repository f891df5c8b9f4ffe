// title: The handler of keyboardWillShow runs inside the keyboard's animation block
// ios: 14
// device: iphone
// watch: animated
// normalize:
// source: https://www.uptech.team/blog/uiresponder-keyboard-notification-handler-animate (Uptech)
// confidence: medium
// note: The post changes a transform in the handler without an animation, sees it animate, and finds UIView's animation call in the stack. Here the inherited duration shows the same. MISSING: UIView.inheritedAnimationDuration
import UIKit
let field = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
let a = UIViewController()
a.view.addSubview(field)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var seen = false
let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
    if !seen { print("animated \(UIView.inheritedAnimationDuration > 0)") }
    seen = true
}
print("animated outside \(UIView.inheritedAnimationDuration > 0)")
_ = field.becomeFirstResponder()
Simulator.settle()

// prints:
// animated outside false
// animated true
