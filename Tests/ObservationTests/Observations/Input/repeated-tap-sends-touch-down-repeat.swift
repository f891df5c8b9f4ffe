// title: The second of two quick taps sends touchDown, then touchDownRepeat, then touchUpInside
// ios: 9
// device: iphone
// watch: touch
// normalize:
// source: https://www.wjhsh.net/CH520-p-9562694.html (CH520, 2018)
// confidence: medium
// note: The post lists the events of repeated taps on a button. NEWACT: touchDown, touchUp. MISSING: UIControl.Event.touchDownRepeat
import UIKit
final class T: NSObject {
    @objc func down() { print("touchDown") }
    @objc func again() { print("touchDownRepeat") }
    @objc func up() { print("touchUpInside") }
}
let t = T()
let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
button.addTarget(t, action: #selector(T.down), for: .touchDown)
button.addTarget(t, action: #selector(T.again), for: .touchDownRepeat)
button.addTarget(t, action: #selector(T.up), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
for _ in 1...2 {
    Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: button)
    Simulator.touchUp()
    Simulator.advance(by: 0.1)
}
Simulator.settle()

// prints:
// touchDown
// touchUpInside
// touchDown
// touchDownRepeat
// touchUpInside
