// title: With delaysTouchesBegan a recognised pan leaves the view without any touch call
// ios: 11
// device: iphone
// watch: view. | pan
// normalize: collapse-repeats
// source: GitHub file index id 37960715124 (notes "UIResponder, UIGestureRecognizer, UIControl"; the index does not show the repository); http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017)
// confidence: high
// note: Both logs hold only the pan's action. Repeated actions are collapsed. NEWACT: touchDown, touchMove, touchUp.
import UIKit
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("view.cancelled") }
}
final class T: NSObject {
    @objc func panned(_ g: UIPanGestureRecognizer) { print("pan") }
}
let t = T()
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let pan = UIPanGestureRecognizer(target: t, action: #selector(T.panned))
pan.delaysTouchesBegan = true
v.addGestureRecognizer(pan)
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: v)
for i in 1...20 { Simulator.touchMove(to: CGPoint(x: 50, y: 20 + 4 * i), in: v) }
Simulator.touchUp()
Simulator.settle()

// prints:
// pan
