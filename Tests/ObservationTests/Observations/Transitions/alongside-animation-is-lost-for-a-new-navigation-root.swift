// title: iOS 8: in viewWillAppear of the root of a presented navigation controller only the coordinator's completion runs
// ios: 8.2
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/10637 (rdar 20171073, 2015-03)
// confidence: medium
// note: The report: a controller presented inside a new navigation controller asks its coordinator in viewWillAppear to animate alongside; the animation block is not called, the completion block is. Presented directly both are called.
import UIKit

final class Root: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(alongsideTransition: { _ in print("coordinator animation") }, completion: { _ in print("coordinator completion") })
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.present(UINavigationController(rootViewController: Root()), animated: true)
Simulator.settle()

// prints:
// coordinator completion
