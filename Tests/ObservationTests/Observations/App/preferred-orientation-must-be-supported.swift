// title: iOS 13: a preferred orientation for presentation that is not supported raises and names both
// ios: 13
// device: iphone
// watch: raised | reason
// normalize:
// source: https://github.com/bytedance/Bytedance-UnionAD/issues/105 (jeffasd, 2020-10)
// confidence: high
// note: The text of the report; nytimes/NYTPhotoViewer#360 has it with other orientations on iOS 16.
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
// reason preferredInterfaceOrientationForPresentation 'portrait' must match a supported interface orientation: 'landscapeLeft, landscapeRight'!
