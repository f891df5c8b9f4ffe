// title: iOS 8: a preferred orientation for presentation that is not supported raises
// ios: 8
// device: iphone
// watch: raised | reason
// normalize:
// source: https://github.com/jamonholmgren/ProMotion/issues/607 (evansobkowicz, 2015-01)
// confidence: high
// note: The text of the report, thrown on presenting.
import UIKit
final class Wide: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .landscape }
    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { return .portrait }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
let wide = Wide()
wide.modalPresentationStyle = .fullScreen
let raised = Simulator.catchException {
    window.rootViewController?.present(wide, animated: false)
    Simulator.settle()
}
print("raised \(raised?.name.rawValue ?? "nothing")")
print("reason \(raised?.reason ?? "none")")

// prints:
// raised UIApplicationInvalidInterfaceOrientation
// reason preferredInterfaceOrientationForPresentation must return a supported interface orientation!
