// title: begin(true) then begin(false) and end: no didAppear in between
// ios: 16.4
// device: iphone
// watch: vc.
// normalize:
// source: https://github.com/square/swift-modals Modals/Tests/VisibilityTests.swift (Square, 2026-07)
// confidence: high
// note: The test's transition from appearing to disappeared expects willDisappear, didDisappear and nothing else.
import UIKit

final class VC: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("vc.willAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("vc.didAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print("vc.willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("vc.didDisappear") }
}

let vc = VC()
vc.beginAppearanceTransition(true, animated: false)
vc.beginAppearanceTransition(false, animated: false)
vc.endAppearanceTransition()

// prints:
// vc.willAppear
// vc.willDisappear
// vc.didDisappear
