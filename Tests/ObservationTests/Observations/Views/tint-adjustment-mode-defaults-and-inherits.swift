// title: tintAdjustmentMode reads normal by default and is inherited from the superview
// ios: 15.6
// device: iphone
// watch: mode | changed
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The getter never returns automatic; a change on a superview sends tintColorDidChange.
import UIKit

final class Probe: UIView {
    var changed = false
    override func tintColorDidChange() { super.tintColorDidChange(); changed = true }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let outer = UIView(), inner = Probe()
outer.addSubview(inner)
window.rootViewController!.view.addSubview(outer)
Simulator.settle()
print("mode normal \(inner.tintAdjustmentMode == .normal)")
inner.changed = false
outer.tintAdjustmentMode = .dimmed
Simulator.settle()
print("mode dimmed \(inner.tintAdjustmentMode == .dimmed)")
print("changed \(inner.changed)")

// prints:
// mode normal true
// mode dimmed true
// changed true
