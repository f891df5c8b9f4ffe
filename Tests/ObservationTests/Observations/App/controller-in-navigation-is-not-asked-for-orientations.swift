// title: A controller inside a navigation controller is not asked for its orientations when the device turns
// ios: 14
// device: iphone
// watch: landscape
// normalize:
// source: https://jierong.dev/2020/10/04/supportedinterfaceorientations.html (Jierong Li, 2020-10)
// confidence: high
// note: Only the root or the topmost presented controller that fills the window counts; malcolmteas.com says the same of tab bars.
import UIKit
final class Page: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait } }
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: Page())
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("landscape \(window.bounds.width > window.bounds.height)")

// prints:
// landscape true
