// title: iOS 5 launch in landscape: the rotation comes between viewWillAppear and the first layout
// ios: 5.1
// device: ipad
// watch: root.
// normalize: collapse-repeats
// source: http://bhags.org/?p=533 (bhags.org 2015-03, quoting rob mayoff's log of 2012-03)
// confidence: high
// note: Log with bounds: portrait bounds until willRotate, landscape bounds from viewWillLayoutSubviews on. shouldAutorotate calls left out. The device lies in landscape before the window is shown; the model may need an act for it (rotate before the window exists).
// open: the model does something else
import UIKit

final class Root: UIViewController {
    func log(_ what: String) { print("root.\(what) wide=\(view.bounds.width > view.bounds.height)") }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    override func viewDidLoad() { super.viewDidLoad(); log("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); log("viewWillAppear") }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) { super.willRotate(to: orientation, duration: duration); log("willRotate") }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); log("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); log("viewDidLayoutSubviews") }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) { super.willAnimateRotation(to: orientation, duration: duration); log("willAnimateRotation") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); log("viewDidAppear") }
}
Simulator.rotate(to: .landscapeLeft)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// root.viewDidLoad wide=false
// root.viewWillAppear wide=false
// root.willRotate wide=false
// root.viewWillLayoutSubviews wide=true
// root.viewDidLayoutSubviews wide=true
// root.willAnimateRotation wide=true
// root.viewDidAppear wide=true
