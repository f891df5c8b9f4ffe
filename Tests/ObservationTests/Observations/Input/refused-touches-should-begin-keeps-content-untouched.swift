// title: A scroll view whose touchesShouldBegin returns false sends its content no touches
// ios: 15
// device: iphone
// watch: touches
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldbegin(_:with:in:) and delayscontenttouches (Apple reference)
// confidence: high
// note: With delaysContentTouches off the method is called at once. NEWACT: touchDown, touchUp. MISSING: UIScrollView.touchesShouldBegin, UIScrollView.delaysContentTouches
import UIKit
final class S: UIScrollView {
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { print("touches should begin"); return false }
}
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touches began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("touches ended") }
}
let scroll = S(frame: CGRect(x: 0, y: 50, width: 300, height: 300))
scroll.delaysContentTouches = false
let v = V(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
scroll.addSubview(v)
let a = UIViewController()
a.view.addSubview(scroll)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 100, y: 100), in: v)
Simulator.touchUp()
Simulator.settle()

// prints:
// touches should begin
