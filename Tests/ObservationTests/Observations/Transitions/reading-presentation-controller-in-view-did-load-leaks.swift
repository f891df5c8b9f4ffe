// title: iOS 11: a controller that reads presentationController in viewDidLoad is never freed
// ios: 11.3
// device: iphone
// watch: B. | done
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/19730 (rdar 40092137, 2018-05-09)
// confidence: medium
// note: The report: reading the property in viewDidLoad of a presented controller makes a retain cycle with the full-screen presentation controller; the controller is not deallocated after dismissal. Two older reports (rdar 21753811, 36256721) tell similar leaks.
// open: the model does something else
import UIKit

final class B: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
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
