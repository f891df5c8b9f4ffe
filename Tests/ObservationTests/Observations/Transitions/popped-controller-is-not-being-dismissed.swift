// title: In the viewWillDisappear of a pop isBeingDismissed is false and isMovingFromParent true
// ios: 11
// device: iphone
// watch: B
// normalize:
// source: https://github.com/QuickBirdEng/XCoordinator/issues/16 and pull 17 (Atimca, 2018-09-12)
// confidence: high
// note: The report: a dismissal observer built on isBeingDismissed does not fire for a pop; the pull request adds isMovingFromParent, quoting UIViewController.h.
import UIKit

final class B: UIViewController {
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print("B being dismissed \(isBeingDismissed) moving \(isMovingFromParent)")
    }
}

let nav = UINavigationController(rootViewController: UIViewController())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = nav
window.makeKeyAndVisible()
Simulator.settle()
nav.pushViewController(B(), animated: true)
Simulator.settle()
Simulator.tapBack(nav)
Simulator.settle()

// prints:
// B being dismissed false moving true
