// title: iOS 6: rotation sends willRotate, willAnimateRotation, didRotate
// ios: 6
// device: iphone
// watch: root.
// normalize:
// source: https://m.devze.com/ask/282631IGMNrxplM (Stack Overflow answer on the rotation callbacks, 2011)
// confidence: high
// note: The answer lists the order for releases with one-step rotation (3.0 and later).
import UIKit

final class Root: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) { super.willRotate(to: orientation, duration: duration); print("root.willRotate") }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) { super.willAnimateRotation(to: orientation, duration: duration); print("root.willAnimateRotation") }
    override func didRotate(from orientation: UIInterfaceOrientation) { super.didRotate(from: orientation); print("root.didRotate") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()

// prints:
// root.willRotate
// root.willAnimateRotation
// root.didRotate
