// title: A button is highlighted from touch down to touch up
// ios: 15
// device: iphone
// watch: highlighted | touch
// normalize:
// source: https://github.com/lyft/Hammer/blob/main/Tests/HammerTests/HandTests.swift (testButtonHighlight)
// confidence: high
// note: The test checks isHighlighted before, between and after, and that touchDown and touchUpInside came. NEWACT: touchDown, touchUp.
import UIKit
final class T: NSObject {
    @objc func down() { print("touchDown") }
    @objc func up() { print("touchUpInside") }
}
let t = T()
let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
button.addTarget(t, action: #selector(T.down), for: .touchDown)
button.addTarget(t, action: #selector(T.up), for: .touchUpInside)
let a = UIViewController()
a.view.addSubview(button)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("highlighted \(button.isHighlighted)")
Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: button)
Simulator.advance(by: 0.3)
print("highlighted \(button.isHighlighted)")
Simulator.touchUp()
Simulator.advance(by: 0.2)
print("highlighted \(button.isHighlighted)")

// prints:
// highlighted false
// touchDown
// highlighted true
// touchUpInside
// highlighted false
