// title: A control whose beginTracking returns false is not tracking and is not asked to continue
// ios: 15
// device: iphone
// watch: begin | continue | tracking
// normalize:
// source: https://developer.apple.com/documentation/uikit/uicontrol/begintracking(_:with:) and continuetracking(_:with:) and istracking (Apple reference)
// confidence: high
// note: The returned value updates isTracking; continueTracking is called while a touch is tracked. NEWACT: touchDown, touchMove, touchUp. MISSING: UIControl.isTracking, UIControl.continueTracking
import UIKit
final class C: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { print("begin"); return false }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { print("continue"); return true }
}
let c = C(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
let a = UIViewController()
a.view.addSubview(c)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: c)
print("tracking \(c.isTracking)")
Simulator.touchMove(to: CGPoint(x: 55, y: 55), in: c)
Simulator.touchUp()
Simulator.settle()

// prints:
// begin
// tracking false
