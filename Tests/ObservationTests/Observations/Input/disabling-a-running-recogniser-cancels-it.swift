// title: Disabling a pan recogniser while it runs calls its action with cancelled
// ios: 15
// device: iphone
// watch: action
// normalize: collapse-repeats
// source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/isenabled (Apple reference)
// confidence: high
// note: The page: a recogniser that is recognising goes to the cancelled state. That the action is called for it follows from the rule that each change of state of a continuous gesture calls it. NEWACT: touchDown, touchMove, touchUp.
import UIKit
final class T: NSObject {
    @objc func act(_ g: UIPanGestureRecognizer) {
        switch g.state {
        case .began: print("action began")
        case .changed: print("action changed")
        case .ended: print("action ended")
        case .cancelled: print("action cancelled")
        default: print("action other")
        }
    }
}
let t = T()
let v = UIView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
let pan = UIPanGestureRecognizer(target: t, action: #selector(T.act))
v.addGestureRecognizer(pan)
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: v)
for i in 1...10 { Simulator.touchMove(to: CGPoint(x: 50, y: 20 + 10 * i), in: v) }
pan.isEnabled = false
Simulator.settle()
Simulator.touchUp()
Simulator.settle()

// prints:
// action began
// action changed
// action cancelled
