// title: iOS 12: present(animated: false) full screen still sends viewWillAppear(true) and viewDidAppear(true)
// ios: 12.4
// device: iphone
// watch: B.
// normalize:
// source: https://github.com/Kuniwak/UIKitTestable UIKitTestableAppTests/debugViewControllerTests.swift (Kuniwak, 2019-04)
// confidence: high
// note: The test presents without animation and expects animated true in both callbacks; layout lines left out. A neighbouring test wonders about the same for the dismissal.
import UIKit

final class B: UIViewController {
    override func viewDidLoad() { super.viewDidLoad(); print("B.viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("B.viewWillAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("B.viewDidAppear \(animated)") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.present(B(), animated: false)
Simulator.settle()

// prints:
// B.viewDidLoad
// B.viewWillAppear true
// B.viewDidAppear true
