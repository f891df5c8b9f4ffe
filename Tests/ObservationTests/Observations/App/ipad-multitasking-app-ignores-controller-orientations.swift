// title: iOS 9 iPad: an app that supports all orientations turns even if its root supports only portrait
// ios: 9
// device: ipad
// watch: landscape
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/8424 (rdar 22854526, 2015-09-25, iOS 9.0.1)
// confidence: high
// note: shouldAutorotate and supportedInterfaceOrientations are ignored; on iOS 8.4 they counted. Apple's reference: multitasking apps are not asked. The app has no UIRequiresFullScreen.
// open: the model does something else
import UIKit
final class Root: UIViewController {
    override var shouldAutorotate: Bool { return false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Root()
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("landscape \(window.bounds.width > window.bounds.height)")

// prints:
// landscape true
