// title: On an iOS 5 iPad the root view begins below the status bar in portrait
// ios: 5.1
// device: ipad
// watch: frame
// normalize:
// source: https://newbe.dev/uiviewcontroller-returns-invalid-frame (rob mayoff, Stack Overflow answer 9539676, 2012-03)
// confidence: high
// note: recursiveDescription shows frame (0 20; 768 1004) in a window of 768 by 1024.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
print("frame \(root.view.frame.origin.x) \(root.view.frame.origin.y) \(root.view.frame.width) \(root.view.frame.height)")

// prints:
// frame 0.0 20.0 768.0 1004.0
