// title: A shake goes to the first responder and climbs the chain from there
// ios: 13
// device: iphone
// watch: box. | controller.
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/motionended(_:with:) (Apple reference)
// confidence: high
// note: The reference: motion events are delivered first to the first responder and forwarded up the chain; the default implementation forwards; only start and end are reported. NEWACT: Simulator.shake(). MISSING: UIEvent.EventSubtype, UIResponder.motionBegan/motionEnded
import UIKit
final class Box: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("box.began \(motion == .motionShake)")
        super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        print("box.ended")
        super.motionEnded(motion, with: event)
    }
}
final class A: UIViewController {
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("controller.began") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { print("controller.ended") }
}
let box = Box(frame: CGRect(x: 0, y: 50, width: 200, height: 90))
let a = A()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = box.becomeFirstResponder()
Simulator.settle()
Simulator.shake()
Simulator.settle()

// prints:
// box.began true
// controller.began
// box.ended
// controller.ended
