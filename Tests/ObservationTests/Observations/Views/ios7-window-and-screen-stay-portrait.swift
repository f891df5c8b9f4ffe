// title: iOS 7: screen and window bounds do not turn, the root view's bounds do and its frame does not
// ios: 7
// device: iphone
// watch: screen | window | frame | bounds
// normalize:
// source: https://intrepidgeeks.com/tutorial/considerations-when-creating-a-landscape-landscape-application-that-supports-ios7 (undated, with logs of iOS 7 and 8)
// confidence: high
// note: Log on a 320 by 568 phone in viewDidLayoutSubviews: frame 320x568, bounds 568x320, screen 320x568. That the window's bounds stay: u72.net/daima/nr7vf.html (smileEvday, 2014-06).
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
func wide(_ r: CGRect) -> Bool { r.width > r.height }
print("screen wide \(wide(UIScreen.main.bounds))")
print("window wide \(wide(window.bounds))")
print("frame wide \(wide(root.view.frame))")
print("bounds wide \(wide(root.view.bounds))")

// prints:
// screen wide false
// window wide false
// frame wide false
// bounds wide true
