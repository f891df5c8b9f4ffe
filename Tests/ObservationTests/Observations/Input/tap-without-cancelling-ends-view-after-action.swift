// title: With cancelsTouchesInView false the tap's action comes first and then the view's touchesEnded
// ios: 11
// device: iphone
// watch: view. | recogniser. | action
// normalize:
// source: GitHub file index id 37960715124 (notes "UIResponder, UIGestureRecognizer, UIControl"; the index does not show the repository)
// confidence: high
// note: A log of five lines; Apple's reference of cancelsTouchesInView confirms that the view gets all its touches. NEWACT: touchDown, touchUp. MISSING: UIGestureRecognizer.touchesBegan/touchesEnded
import UIKit
final class R: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser.began"); super.touchesBegan(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { print("recogniser.ended"); super.touchesEnded(touches, with: event) }
}
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.cancelled") }
}
final class T: NSObject {
    @objc func tapped(_ g: UITapGestureRecognizer) { print("action") }
}
let t = T()
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let tap = R(target: t, action: #selector(T.tapped))
tap.cancelsTouchesInView = false
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
// recogniser.began
// view.began
// recogniser.ended
// action
// view.ended
