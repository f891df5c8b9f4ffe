// title: A view that refuses gestureRecognizerShouldBegin makes the tap fail and keeps its touch
// ios: 12
// device: iphone
// watch: view. | tap
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/gesturerecognizershouldbegin(_:) (Apple reference)
// confidence: high
// note: The reference: the view is asked when the recogniser tries to leave possible; false makes it fail. The header says it is asked if a touch hit-tested to the view would be cancelled. After a failure the view gets its touches. NEWACT: touchDown, touchUp. MISSING: UIView.gestureRecognizerShouldBegin
import UIKit
final class V: UIView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.cancelled") }
}
final class T: NSObject {
    @objc func tapped(_ g: UITapGestureRecognizer) { print("tap") }
}
let t = T()
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
v.addGestureRecognizer(UITapGestureRecognizer(target: t, action: #selector(T.tapped)))
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
// view.began
// view.ended
