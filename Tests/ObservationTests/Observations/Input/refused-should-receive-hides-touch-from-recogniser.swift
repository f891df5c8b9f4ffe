// title: shouldReceive(touch) is asked before the recogniser's touchesBegan and can hide the touch
// ios: 12
// device: iphone
// watch: delegate. | recogniser. | view.
// normalize:
// source: https://developer.apple.com/documentation/uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-16fuh (Apple reference)
// confidence: high
// note: The reference: called before touchesBegan of the recogniser; false keeps it from seeing the touch. That the view gets the touch follows from the default delivery. NEWACT: touchDown, touchUp. MISSING: UIGestureRecognizer.touchesBegan/touchesEnded
import UIKit
final class R: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser.began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser.ended") }
}
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.ended") }
}
final class D: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ g: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { print("delegate.shouldReceive"); return false }
}
let d = D()
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let r = R(target: nil, action: nil)
r.delegate = d
v.addGestureRecognizer(r)
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v)
Simulator.touchUp()
Simulator.settle()

// prints:
// delegate.shouldReceive
// view.began
// view.ended
