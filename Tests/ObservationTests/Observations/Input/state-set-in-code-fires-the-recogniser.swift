// title: A tap recogniser whose state is set to ended in code sends its action later
// ios: 17
// device: iphone
// watch: action | set
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/GestureRecognizerTest.cs (GenericCallbackTest, runs on real UIKit)
// confidence: medium
// note: The recogniser is on a view without a window; the test sets changed, then ended, and waits with the run loop for the callback. How often it comes is not shown, so only the first is printed.
// open: the model does something else
import UIKit
final class T: NSObject {
    var seen = false
    @objc func act(_ g: UIGestureRecognizer) { if !seen { print("action") }; seen = true }
}
let t = T()
let g = UITapGestureRecognizer(target: t, action: #selector(T.act))
let v = UIView()
v.addGestureRecognizer(g)
g.state = .changed
g.state = .ended
Simulator.settle()
print("set and waited, action came: \(t.seen)")

// prints:
// action
// set and waited, action came: true
