// title: On an iOS 5 iPad in landscape the root view's bounds are 1024 wide while its frame is 748 by 1024
// ios: 5.1
// device: ipad
// watch: frame | bounds | transform
// normalize:
// source: https://newbe.dev/uiviewcontroller-returns-invalid-frame (rob mayoff, Stack Overflow answer 9539676, 2012-03)
// confidence: high
// note: The window stays 768 by 1024 and turns its subview with a transform; sizes are from the source's debugger output for landscape left.
import UIKit

final class Root: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
let root = Root()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("frame size \(root.view.frame.width) \(root.view.frame.height)")
print("bounds size \(root.view.bounds.width) \(root.view.bounds.height)")
print("transform is identity: \(root.view.transform == .identity)")

// prints:
// frame size 748.0 1024.0
// bounds size 1024.0 748.0
// transform is identity: false
