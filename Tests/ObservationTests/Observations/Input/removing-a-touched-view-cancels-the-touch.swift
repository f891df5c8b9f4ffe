// title: Removing a view from its window during a touch calls touchesCancelled
// ios: 15
// device: iphone
// watch: touches
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/touchescancelled(_:with:) (Apple reference; also https://apple-docs.everest.mt/docs/uikit/uiresponder/touchescancelled(_:with:)/)
// confidence: high
// note: The page names the removal of the touched view from its window as an interruption that cancels the touches. NEWACT: touchDown, touchUp.
// open: the model does something else
import UIKit
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("touchesBegan") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { print("touchesMoved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("touchesEnded") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { print("touchesCancelled") }
}
let v = V(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v)
v.removeFromSuperview()
Simulator.settle()
Simulator.touchUp()
Simulator.settle()

// prints:
// touchesBegan
// touchesCancelled
