// title: Going to the background flips light and dark once and back for the two snapshots
// ios: 13
// device: iphone
// watch: style
// normalize:
// source: https://example-a.com/answer/63372828 (Stack Overflow 63372828, 2020-08)
// confidence: high
// note: The log: two changes in the background state; the answer: two snapshots, one light and one dark. The device is in light mode here, in dark mode in the log.
import UIKit
func stateName(_ s: UIApplication.State) -> String { return s == .active ? "active" : (s == .inactive ? "inactive" : "background") }
final class Root: UIViewController {
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if let p = previousTraitCollection, p.userInterfaceStyle != traitCollection.userInterfaceStyle {
            print("style dark \(traitCollection.userInterfaceStyle == .dark) \(stateName(UIApplication.shared.applicationState))")
        }
    }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.enterBackground()
Simulator.settle()

// prints:
// style dark true background
// style dark false background
