// title: A view with multiple touch off gets only the first finger
// ios: 12
// device: iphone
// watch: began | ended
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/ismultipletouchenabled (Apple reference)
// confidence: high
// note: The reference: when false (the default) the view receives only the first touch of a multi-touch sequence that starts in its bounds. NEWACT: Simulator.touchDown(at:in:finger:), touchUp(finger:).
import UIKit
final class V: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { print("began \(touches.count)") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("ended \(touches.count)") }
}
let v = V(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
let a = UIViewController()
a.view.addSubview(v)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: v, finger: 1)
Simulator.touchDown(at: CGPoint(x: 200, y: 200), in: v, finger: 2)
Simulator.touchUp(finger: 2)
Simulator.touchUp(finger: 1)
Simulator.settle()

// prints:
// began 1
// ended 1
