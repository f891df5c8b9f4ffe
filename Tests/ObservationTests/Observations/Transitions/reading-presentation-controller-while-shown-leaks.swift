// title: iOS 8 and 9: a presented controller that reads its presentationController after appearing is never freed
// ios: 9
// device: iphone
// watch: B. | done
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/433 (rdar 21753811, 2015-07)
// confidence: medium
// note: The report: merely accessing the property of a modally presented controller over-retains it; it is not deallocated when dismissed, on iOS 8.3 and iOS 9.
import UIKit

final class B: UIViewController {
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        _ = presentationController
    }
    deinit { print("B.deinit") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.present(B(), animated: true)
Simulator.settle()
a.dismiss(animated: true) { print("done") }
Simulator.settle()

// prints:
// done
