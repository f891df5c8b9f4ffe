// title: becomeFirstResponder returns false when the current first responder may not resign
// ios: 12
// device: iphone
// watch: became | first
// normalize:
// source: https://www.e-learn.cn/content/wangluowenzhang/788651 (answer copied from Stack Overflow)
// confidence: medium
// note: The answer: canBecomeFirstResponder looks only at the receiver; becomeFirstResponder fails also when the present holder cannot resign. Apple's reference of resigning says the same of a false canResignFirstResponder.
import UIKit
final class Box: UIView {
    var mayResign = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
}
let one = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let two = Box(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(one)
a.view.addSubview(two)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("became one \(one.becomeFirstResponder())")
one.mayResign = false
print("became two \(two.becomeFirstResponder())")
print("first one \(one.isFirstResponder) two \(two.isFirstResponder)")

// prints:
// became one true
// became two false
// first one true two false
