// title: iOS 8: the window's bounds turn with the device
// ios: 8
// device: iphone
// watch: window
// normalize:
// source: https://u72.net/daima/nr7vf.html (smileEvday, cnblogs, 2014-06)
// confidence: high
// note: Logged window bounds: they swap from iOS 8 on and not before.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
Simulator.settle()
print("window wide \(window.bounds.width > window.bounds.height)")
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print("window wide \(window.bounds.width > window.bounds.height)")

// prints:
// window wide false
// window wide true
