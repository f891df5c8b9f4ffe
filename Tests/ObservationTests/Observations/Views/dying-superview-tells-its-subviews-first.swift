// title: A superview that dies sends willMove(toSuperview: nil) to its subviews before they die
// ios: 9
// device: iphone
// watch: child
// normalize:
// source: https://stackoom.com/en/question/OD47 (Stack Overflow answers on the dealloc of a superview)
// confidence: medium
// note: The answer says that the dealloc of the superview takes the subviews out with willMoveToSuperview, and that their own dealloc comes later. Release inferred.
import UIKit

final class Child: UIView {
    override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview); print("child willMove nil \(newSuperview == nil)") }
    deinit { print("child deinit") }
}
var outer: UIView? = UIView()
outer!.addSubview(Child())
print("# reset")
outer = nil

// prints:
// child willMove nil true
// child deinit
