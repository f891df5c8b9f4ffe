// title: iOS 10: a primary controller that is revealed by changing preferredDisplayMode gets no viewDidAppear
// ios: 10
// device: ipad
// watch: primary
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/16613 (rdar 29824842, 2016-12-29)
// confidence: low
// note: The report: split controller first shown with the primary hidden, later switched to all visible; viewDidAppear is not sent to the newly shown controller (iOS 10.2). Its summary names viewWillAppear, its results viewDidAppear, so only did is watched. The two modes bear the names they have had since iOS 14.
import UIKit

final class Primary: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("primary didAppear") }
}

let split = UISplitViewController()
split.preferredDisplayMode = .secondaryOnly
split.viewControllers = [Primary(), UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = split
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
split.preferredDisplayMode = .oneBesideSecondary
Simulator.settle()
print("primary all visible \(split.displayMode == .oneBesideSecondary)")

// prints:
// primary all visible true
