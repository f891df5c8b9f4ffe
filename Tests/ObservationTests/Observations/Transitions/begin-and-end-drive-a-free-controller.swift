// title: begin and endAppearanceTransition send the four callbacks to a controller that has no parent and no window
// ios: 16.4
// device: iphone
// watch: vc.
// normalize:
// source: https://github.com/square/swift-modals Modals/Tests/VisibilityTests.swift (Square, 2026-07)
// confidence: high
// note: The test drives a plain controller through every pair of states on the simulator and compares the events. The library only calls begin and end.
import UIKit

final class VC: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("vc.willAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("vc.didAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("vc.willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("vc.didDisappear") }
}

let vc = VC()
vc.beginAppearanceTransition(true, animated: false)
vc.endAppearanceTransition()
vc.beginAppearanceTransition(false, animated: false)
vc.endAppearanceTransition()

// prints:
// vc.willAppear
// vc.didAppear
// vc.willDisappear
// vc.didDisappear
