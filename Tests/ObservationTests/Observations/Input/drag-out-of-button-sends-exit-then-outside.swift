// title: Dragging off a button sends drag inside, exit, drag outside and touchUpOutside
// ios: 9
// device: iphone
// watch: touch
// normalize: collapse-repeats
// source: https://www.wjhsh.net/CH520-p-9562694.html (CH520, 2018)
// confidence: medium
// note: The post lists the order for a finger that moves inside, leaves and lifts outside; the drag events repeat. The way is long enough to leave the slack around the button. NEWACT: touchDown, touchMove, touchUp. MISSING: UIControl.Event.touchDragInside/touchDragExit/touchDragOutside
import UIKit
final class T: NSObject {
    @objc func down() { print("touchDown") }
    @objc func dragInside() { print("touchDragInside") }
    @objc func exit() { print("touchDragExit") }
    @objc func dragOutside() { print("touchDragOutside") }
    @objc func upInside() { print("touchUpInside") }
    @objc func upOutside() { print("touchUpOutside") }
}
let t = T()
let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
button.addTarget(t, action: #selector(T.down), for: .touchDown)
button.addTarget(t, action: #selector(T.dragInside), for: .touchDragInside)
button.addTarget(t, action: #selector(T.exit), for: .touchDragExit)
button.addTarget(t, action: #selector(T.dragOutside), for: .touchDragOutside)
button.addTarget(t, action: #selector(T.upInside), for: .touchUpInside)
button.addTarget(t, action: #selector(T.upOutside), for: .touchUpOutside)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: button)
for i in 1...10 { Simulator.touchMove(to: CGPoint(x: 50, y: 50 + 35 * i), in: button) }
Simulator.touchUp()
Simulator.settle()

// prints:
// touchDown
// touchDragInside
// touchDragExit
// touchDragOutside
// touchUpOutside
