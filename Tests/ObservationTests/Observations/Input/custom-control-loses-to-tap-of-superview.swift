// title: A UIControl subclass of the app loses a tap to the recogniser of its superview
// ios: 11
// device: iphone
// watch: recogniser. | control. | tap | action
// normalize:
// source: GitHub file index id 37960715124 (notes "UIResponder, UIGestureRecognizer, UIControl"; the index does not show the repository); corrected likewise in http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017-11)
// confidence: high
// note: The log: only system controls with a default action hold off the recogniser; a custom control is cancelled after the tap's action. NEWACT: touchDown, touchUp. MISSING: UIGestureRecognizer.touchesBegan/touchesEnded, UIControl.beginTracking/endTracking/cancelTracking
import UIKit
final class R: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser.began"); super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser.ended"); super.touchesEnded(touches, with: event) }
}
final class C: UIControl {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("control.began"); super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("control.ended"); super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("control.cancelled"); super.touchesCancelled(touches, with: event) }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { print("control.beginTracking"); return super.beginTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("control.endTracking"); super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { print("control.cancelTracking"); super.cancelTracking(with: event) }
}
final class T: NSObject {
    @objc func tapped(_ g: UITapGestureRecognizer) { print("tap") }
    @objc func pressed(_ c: UIControl) { print("action") }
}
let t = T()
let control = C(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
control.addTarget(t, action: #selector(T.pressed), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(control)
a.view.addGestureRecognizer(R(target: t, action: #selector(T.tapped)))
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: control)
Simulator.touchUp()
Simulator.settle()

// prints:
// recogniser.began
// control.began
// control.beginTracking
// recogniser.ended
// tap
// control.cancelled
// control.cancelTracking
