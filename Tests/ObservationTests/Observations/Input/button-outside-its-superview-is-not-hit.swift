// title: A button outside its superview's bounds is not hit although the superview does not clip
// ios: 15
// device: iphone
// watch: hit
// normalize:
// source: https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/HandTests.swift (testButtonTapOutOfBounds, testButtonTapInsideOfBounds); https://developer.apple.com/documentation/uikit/uiview/hittest(_:with:) (Apple reference)
// confidence: high
// note: The tests find the button inside the bounds tappable and the one outside not; the reference says that points outside a view's bounds are never reported as hits even for subviews that show there.
import UIKit
let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
outer.clipsToBounds = false
let inside = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let outside = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
outer.addSubview(inside)
outer.addSubview(outside)
let a = UIViewController()
a.view.addSubview(outer)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("hit inside \(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === inside)")
print("hit outside is nil \(outer.hitTest(CGPoint(x: 50, y: 150), with: nil) == nil)")
print("hit from the root \(a.view.hitTest(CGPoint(x: 50, y: 150), with: nil) === a.view)")

// prints:
// hit inside true
// hit outside is nil true
// hit from the root true
