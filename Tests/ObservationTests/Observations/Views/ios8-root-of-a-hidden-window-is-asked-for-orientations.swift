// title: iOS 8: the root controller given to a second, hidden window is asked about rotation
// ios: 8
// device: iphone
// watch: asked
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/11115 (rdar 19592583, Peter Steinberger, 2015-01-25)
// confidence: medium
// note: From iOS 8 on setting the root of a hidden window consults it; a regression from iOS 7, where only the key window's root is asked.
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
// asked true
