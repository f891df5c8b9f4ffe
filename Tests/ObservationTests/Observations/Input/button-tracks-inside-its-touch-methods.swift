// title: A button begins and ends tracking inside its touch methods and acts after endTracking
// ios: 11
// device: iphone
// watch: button. | action
// normalize:
// source: GitHub file index id 38047252156 (notes on practice with touch events; the index does not show the repository); http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017)
// confidence: high
// note: The logs show touchesBegan, beginTracking, touchesEnded, endTracking, then the touchUpInside action; Lotheve says that the tracking methods are called inside the touch methods, which the "after super" lines show. The action's place before the last "after super" follows from that. NEWACT: touchDown, touchUp. MISSING: UIControl.beginTracking/endTracking
import UIKit
final class B: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("button.began")
        super.touchesBegan(touches, with: event)
        print("button.began after super")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("button.ended")
        super.touchesEnded(touches, with: event)
        print("button.ended after super")
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { print("button.beginTracking"); return super.beginTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("button.endTracking"); super.endTracking(touch, with: event) }
}
final class T: NSObject {
    @objc func pressed(_ b: UIButton) { print("action") }
}
let t = T()
let button = B(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
button.addTarget(t, action: #selector(T.pressed), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: button)
Simulator.touchUp()
Simulator.settle()

// prints:
// button.began
// button.beginTracking
// button.began after super
// button.ended
// button.endTracking
// action
// button.ended after super
