// title: A single tap that requires the double tap to fail fires later, and not at all for a double tap
// ios: 14
// device: iphone
// watch: single | double | #
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples (bk2ch05p203gestureRecognizers, Matt Neuburg, 2020); Apple's header comment at requireGestureRecognizerToFail:
// confidence: high
// note: The header: the requirement keeps the actions back until the other recogniser fails; if the other is recognised, this one fails. Its example is single and double tap, which is what the book's project does. NEWACT: Simulator.tap(at:in:) is a tap of one finger; two in a row without settling are a double tap.
import UIKit
final class T: NSObject {
    @objc func single(_ g: UITapGestureRecognizer) { print("single") }
    @objc func double(_ g: UITapGestureRecognizer) { print("double") }
}
let t = T()
let v = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let two = UITapGestureRecognizer(target: t, action: #selector(T.double))
two.numberOfTapsRequired = 2
let one = UITapGestureRecognizer(target: t, action: #selector(T.single))
one.require(toFail: two)
v.addGestureRecognizer(one)
v.addGestureRecognizer(two)
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(at: CGPoint(x: 50, y: 50), in: v)
print("# tapped once")
Simulator.settle()
print("# now twice")
Simulator.tap(at: CGPoint(x: 50, y: 50), in: v)
Simulator.tap(at: CGPoint(x: 50, y: 50), in: v)
Simulator.settle()

// prints:
// # tapped once
// single
// # now twice
// double
