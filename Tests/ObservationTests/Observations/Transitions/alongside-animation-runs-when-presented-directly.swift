// title: A directly presented controller's alongside animation runs before its completion
// ios: 8.2
// device: iphone
// watch: coordinator
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/10637 (rdar 20171073, 2015-03)
// confidence: medium
// note: The same report's working case: presenting the controller without a navigation controller behaves as expected.
import UIKit

final class B: UIViewController {
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
a.present(B(), animated: true)
Simulator.settle()

// prints:
// coordinator animation
// coordinator completion
