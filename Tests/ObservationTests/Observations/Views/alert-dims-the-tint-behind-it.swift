// title: An alert sends tintColorDidChange to the views behind it and dims them
// ios: 9
// device: iphone
// watch: called | dimmed
// normalize:
// source: https://github.com/soffes/GradientView/pull/1 (Bassem, 2013-07-11)
// confidence: medium
// note: tintColorDidChange is what tells a view to desaturate when an alert appears (iOS 7); github.com/GitHawkApp/ContextMenu/issues/34 says the same of UIAlertController.
import UIKit

final class Probe: UIView {
    var called = false
    override func tintColorDidChange() { super.tintColorDidChange(); called = true }
}
let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let probe = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
root.view.addSubview(probe)
Simulator.settle()
probe.called = false
root.present(UIAlertController(title: "Title", message: nil, preferredStyle: .alert), animated: false)
Simulator.settle()
print("called \(probe.called)")
print("dimmed \(probe.tintAdjustmentMode == .dimmed)")

// prints:
// called true
// dimmed true
