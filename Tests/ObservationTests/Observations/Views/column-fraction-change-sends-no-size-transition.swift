// title: Changing preferredPrimaryColumnWidthFraction resizes the master without viewWillTransition
// ios: 8.1
// device: ipad
// watch: master
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/10914 (rdar 19819610, 2015-02)
// confidence: high
// note: Radar, reproducible always. Landscape is used so that the master is beside the detail.
import UIKit

final class Master: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c); print("master told") }
}
let split = UISplitViewController()
let master = Master()
split.viewControllers = [master, UIViewController()]
split.preferredDisplayMode = .oneBesideSecondary
split.maximumPrimaryColumnWidth = 600
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
let before = master.view.frame.width
print("# reset")
split.preferredPrimaryColumnWidthFraction = 0.5
Simulator.settle()
print("master resized \(master.view.frame.width != before)")

// prints:
// master resized true
