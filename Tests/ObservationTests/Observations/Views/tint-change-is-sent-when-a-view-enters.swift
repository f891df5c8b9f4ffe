// title: iOS 7: a view gets tintColorDidChange when it first comes on screen though nobody set a colour
// ios: 7
// device: iphone
// watch: called
// normalize:
// source: https://github.com/soffes/GradientView/pull/1 (Bassem, 2013-07-11)
// confidence: medium
// note: The author had to guard against the call at first loading. UIView.h names the change of superview as a cause.
import UIKit

final class Probe: UIView {
    var called = false
    override func tintColorDidChange() { super.tintColorDidChange(); called = true }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
window.rootViewController!.view.addSubview(probe)
Simulator.settle()
print("called \(probe.called)")

// prints:
// called true
