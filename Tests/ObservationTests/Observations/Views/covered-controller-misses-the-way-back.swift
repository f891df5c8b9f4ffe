// title: A covered navigation controller child hears of the first size change and not of the way back
// ios: 9
// device: iphone
// watch: told
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/7463 (rdar 24277475, 2016-01-21)
// confidence: medium
// note: The radar resizes an iPad split screen: the change away tells both controllers of the stack, the change back only the top one, whose view alone was resized. Here the same with rotation.
import UIKit

var told: [String] = []
final class Page: UIViewController {
    override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: c); told.append(title!) }
}
let below = Page(), top = Page()
below.title = "below"; top.title = "top"
let nav = UINavigationController(rootViewController: below)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(top, animated: false)
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("told \(told.sorted())")
told = []
Simulator.rotate(to: .portrait)
Simulator.settle()
print("told \(told.sorted())")

// prints:
// told ["below", "top"]
// told ["top"]
