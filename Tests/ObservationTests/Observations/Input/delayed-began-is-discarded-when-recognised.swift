// title: With delaysTouchesBegan a view hears nothing of a tap that is recognised
// ios: 12
// device: iphone
// watch: view. | tap
// normalize:
// source: https://developer.apple.com/documentation/uikit/uigesturerecognizer/delaystouchesbegan (Apple reference)
// confidence: high
// note: The reference: delivery of the began touches is suspended, and they are discarded if the gesture is recognised; https://gist.github.com/C4Code/5125479 tests the same. NEWACT: touchDown, touchUp.
import UIKit
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.cancelled") }
}
final class T: NSObject {
    @objc func tapped(_ g: UITapGestureRecognizer) { print("tap") }
}
let t = T()
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let tap = UITapGestureRecognizer(target: t, action: #selector(T.tapped))
tap.delaysTouchesBegan = true
v.addGestureRecognizer(tap)
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
// tap
