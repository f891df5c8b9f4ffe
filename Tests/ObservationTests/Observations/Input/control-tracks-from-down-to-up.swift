// title: isTracking is true between touch down and touch up, isTouchInside follows the finger
// ios: 15
// device: iphone
// watch: tracking
// normalize:
// source: https://developer.apple.com/documentation/uikit/uicontrol/istracking and istouchinside (Apple reference)
// confidence: high
// note: The finger moves far away so that no slack around the control matters. NEWACT: touchDown, touchMove, touchUp. MISSING: UIControl.isTracking, UIControl.isTouchInside
import UIKit
let c = UIControl(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
let a = UIViewController()
a.view.addSubview(c)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("tracking \(c.isTracking)")
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: c)
print("tracking \(c.isTracking) inside \(c.isTouchInside)")
Simulator.touchMove(to: CGPoint(x: 50, y: 400), in: c)
print("tracking \(c.isTracking) inside \(c.isTouchInside)")
Simulator.touchUp()
print("tracking \(c.isTracking)")

// prints:
// tracking false
// tracking true inside true
// tracking true inside false
// tracking false
