// title: A subview inset by 1, 2, 3, 4 in a view with 10 points of safe area has 9, 8, 7, 6
// ios: 13
// device: iphone
// watch: difference
// normalize:
// source: https://github.com/TextureGroup/Texture/blob/HEAD/Tests/ASDisplayNodeTests.mm (Texture, tests on the simulator, snapshot 2025-05)
// confidence: high
// note: additionalSafeAreaInsets of 10 on each side of the root controller; the window's own insets are added to both, so only differences are printed.
import UIKit

let root = UIViewController()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.isHidden = false
Simulator.settle()
let b = root.view.bounds
let box = UIView(frame: CGRect(x: 2, y: 1, width: b.width - 6, height: b.height - 4))
root.view.addSubview(box)
Simulator.settle()
let r = root.view.safeAreaInsets, s = box.safeAreaInsets
print("difference \(r.top - s.top) \(r.left - s.left) \(r.bottom - s.bottom) \(r.right - s.right)")

// prints:
// difference 1.0 2.0 3.0 4.0
