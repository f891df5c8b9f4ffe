// title: iOS 8: the first window becomes key again after the second key window is released
// ios: 8
// device: iphone
// watch: key
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/8828 (rdar 22364739, 2015-08-20)
// confidence: high
// note: The radar describes iOS 8 and earlier as the contrast.
import UIKit

let first = UIWindow(frame: UIScreen.main.bounds)
first.rootViewController = UIViewController()
first.makeKeyAndVisible()
Simulator.settle()
var second: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
second!.rootViewController = UIViewController()
second!.makeKeyAndVisible()
Simulator.settle()
second = nil
Simulator.settle()
print("key is the first \(UIApplication.shared.keyWindow === first)")

// prints:
// key is the first true
