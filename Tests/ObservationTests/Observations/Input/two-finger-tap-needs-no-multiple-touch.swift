// title: A two-finger tap recogniser works on a view whose multiple touch is off
// ios: 13
// device: iphone
// watch: multiple | recognised
// normalize:
// source: https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/HandTests.swift (testViewTwoFingerTapGesture); Apple reference of isMultipleTouchEnabled
// confidence: high
// note: The test leaves isMultipleTouchEnabled at its default and expects the two-finger tap to be recognised; Apple's note says that recognisers get all touches. NEWACT: Simulator.touchDown(at:in:finger:), touchUp(finger:).
import UIKit
final class T: NSObject {
    @objc func tapped(_ g: UITapGestureRecognizer) { print("recognised") }
}
let t = T()
let v = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let tap = UITapGestureRecognizer(target: t, action: #selector(T.tapped))
tap.numberOfTouchesRequired = 2
v.addGestureRecognizer(tap)
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("multiple touch \(v.isMultipleTouchEnabled)")
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v, finger: 1)
Simulator.touchDown(at: CGPoint(x: 100, y: 50), in: v, finger: 2)
Simulator.touchUp(finger: 1)
Simulator.touchUp(finger: 2)
Simulator.settle()

// prints:
// multiple touch false
// recognised
