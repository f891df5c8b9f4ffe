// title: A view whose resignFirstResponder returns false stays first responder
// ios: 15
// device: iphone
// watch: resigned | first
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/resignfirstresponder() and becomefirstresponder() (Apple reference)
// confidence: high
// note: The pages: an override may return false to refuse; becoming first responder asks the current one to resign, which it might not do, and then returns false.
import UIKit
final class Keeper: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func resignFirstResponder() -> Bool { false }
}
final class Other: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let other = Other(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(keeper)
a.view.addSubview(other)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = keeper.becomeFirstResponder()
print("resigned \(keeper.resignFirstResponder())")
print("first keeper \(keeper.isFirstResponder)")
print("first other \(other.becomeFirstResponder())")
print("first keeper \(keeper.isFirstResponder)")

// prints:
// resigned false
// first keeper true
// first other false
// first keeper true
