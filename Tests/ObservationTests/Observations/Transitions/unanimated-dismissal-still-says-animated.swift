// title: iOS 12: dismiss(animated: false) still sends viewDidDisappear(true), before the completion
// ios: 12.4
// device: iphone
// watch: B. | done
// normalize:
// source: https://github.com/Kuniwak/UIKitTestable UIKitTestableAppTests/AwaitingViewControllerTests.swift (Kuniwak, 2019-04)
// confidence: high
// note: In the completion of an unanimated dismissal the last event of the dismissed controller is viewDidDisappear with animated true; the author marks it as a riddle.
import UIKit

final class B: UIViewController {
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("B.viewDidDisappear \(animated)") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = B()
a.present(b, animated: false)
Simulator.settle()
b.dismiss(animated: false) { print("done") }
Simulator.settle()

// prints:
// B.viewDidDisappear true
// done
