// title: With canCancelContentTouches off, a tracked content view keeps its touch and nothing scrolls
// ios: 15
// device: iphone
// watch: touches
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiscrollview/cancancelcontenttouches (Apple reference)
// confidence: high
// note: The page: the scroll view does not scroll, however the finger moves, once the content tracks. NEWACT: touchDown, touchMove, touchUp. MISSING: UIScrollView.canCancelContentTouches
import UIKit
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touches began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("touches ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("touches cancelled") }
}
let scroll = UIScrollView(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
scroll.contentSize = CGSize(width: 300, height: 2000)
scroll.canCancelContentTouches = false
let v = V(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
scroll.addSubview(v)
let a = UIViewController()
a.view.addSubview(scroll)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 100, y: 250), in: a.view)
Simulator.advance(by: 0.5)
for i in 1...15 { Simulator.touchMove(to: CGPoint(x: 100, y: 250 - 10 * i), in: a.view) }
Simulator.touchUp()
Simulator.settle()
print("touches over, scrolled \(scroll.contentOffset.y > 0)")

// prints:
// touches began
// touches ended
// touches over, scrolled false
