// title: iOS 7: the root controller of a hidden window is not asked about rotation
// ios: 7
// device: iphone
// watch: asked
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/11115 (rdar 19592583, Peter Steinberger, 2015-01-25)
// confidence: medium
// note: The radar says that only iOS 8 shows the effect.
import UIKit

var asked = false
final class Overlay: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { asked = true; return .all }
    override var shouldAutorotate: Bool { asked = true; return true }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let hud = UIWindow(frame: UIScreen.main.bounds)
hud.rootViewController = Overlay()
Simulator.settle()
print("asked \(asked)")

// prints:
// asked false
