// title: sendActions(for:) calls sendAction(_:to:for:) once for each target-action of the event
// ios: 13
// device: iphone
// watch: sendAction | done
// normalize:
// source: https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:) (Apple reference)
// confidence: high
// note: The reference says that the method iterates over the registered pairs and calls sendAction(_:to:for:) for each one that belongs to an event of the argument. The order of the two pairs is not promised, so only the count is printed; a pair of another event must not count. MISSING: UIControl.sendAction(_:to:for:)
import UIKit
var calls = 0
final class C: UIControl {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        calls += 1
        super.sendAction(action, to: target, for: event)
    }
}
final class T: NSObject {
    @objc func one() {}
    @objc func two() {}
    @objc func three() {}
}
let t = T()
let c = C()
c.addTarget(t, action: #selector(T.one), for: .valueChanged)
c.addTarget(t, action: #selector(T.two), for: .valueChanged)
c.addTarget(t, action: #selector(T.three), for: .touchDown)
c.sendActions(for: .valueChanged)
print("sendAction \(calls)")

// prints:
// sendAction 2
