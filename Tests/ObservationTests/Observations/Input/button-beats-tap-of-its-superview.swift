// title: A tap on a button makes the superview's tap recogniser fail: touches, tracking and action of the button
// ios: 11
// device: iphone
// watch: recogniser. | button. | tap | action
// normalize:
// source: http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017; GitHub file index id 11409586826); GitHub file index id 37960715124 has the same log
// confidence: high
// note: Two logs with all seven lines; the state after touchesEnded is 5 (failed). Apple's guide: since iOS 6 the default actions of system controls prevent overlapping recognisers of their superviews. NEWACT: touchDown, touchUp. MISSING: UIGestureRecognizer.touchesBegan/touchesEnded, UIControl.beginTracking/endTracking/cancelTracking
import UIKit
final class R: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser.began"); super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesEnded(touches, with: event); print("recogniser.ended state \(state.rawValue)") }
}
final class B: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("button.began"); super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("button.ended"); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("button.cancelled"); super.touchesCancelled(touches, with: event) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { print("button.beginTracking"); return super.beginTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("button.endTracking"); super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { print("button.cancelTracking"); super.cancelTracking(with: event) }
}
final class T: NSObject {
    @objc func tapped(_ g: UITapGestureRecognizer) { print("tap") }
    @objc func pressed(_ b: UIButton) { print("action") }
}
let t = T()
let button = B(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
button.addTarget(t, action: #selector(T.pressed), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(button)
a.view.addGestureRecognizer(R(target: t, action: #selector(T.tapped)))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: button)
Simulator.touchUp()
Simulator.settle()

// prints:
// recogniser.began
// button.began
// button.beginTracking
// recogniser.ended state 5
// button.ended
// button.endTracking
// action
