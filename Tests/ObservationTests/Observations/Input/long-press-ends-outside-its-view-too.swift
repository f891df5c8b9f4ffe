// title: A long press that is lifted outside its view still ends, it is not cancelled
// ios: 8
// device: iphone
// watch: last
// normalize:
// source: https://github.com/infinitered/rmq/pull/269 (Mark Rickert, 2015-05)
// confidence: medium
// note: The author saw the handler for the ended state fire after the finger had moved off the target. NEWACT: touchDown, touchMove, touchUp.
import UIKit
final class T: NSObject {
    var last = ""
    @objc func act(_ g: UILongPressGestureRecognizer) { last = g.state == .ended ? "ended" : g.state == .cancelled ? "cancelled" : "other" }
}
let t = T()
let v = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
v.addGestureRecognizer(UILongPressGestureRecognizer(target: t, action: #selector(T.act)))
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v)
Simulator.advance(by: 1.5)
for i in 1...10 { Simulator.touchMove(to: CGPoint(x: 50, y: 50 + 25 * i), in: v) }
Simulator.touchUp()
Simulator.settle()
print("last \(t.last)")

// prints:
// last ended
