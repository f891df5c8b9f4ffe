// title: A button that overrides the touch methods without super neither tracks nor sends its action
// ios: 11
// device: iphone
// watch: button. | action
// normalize:
// source: GitHub file index id 37960715124 (notes "UIResponder, UIGestureRecognizer, UIControl"; the index does not show the repository)
// confidence: high
// note: The notes log both variants: with super five lines (touchesBegan, beginTracking, touchesEnded, endTracking, action), without super only the two touch methods. NEWACT: touchDown, touchUp. MISSING: UIControl.beginTracking
import UIKit
final class B: UIButton {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("button.began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("button.ended") }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { print("button.beginTracking"); return super.beginTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { print("button.endTracking") }
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
// button.ended
