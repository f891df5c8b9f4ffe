// title: Hiding the second key window makes the first one key again
// ios: 9
// device: iphone
// watch: key
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/8828 (rdar 22364739, 2015-08-20)
// confidence: high
// note: Given in the radar as the workaround that works on iOS 9.
import UIKit

let first = UIWindow(frame: UIScreen.main.bounds)
first.rootViewController = UIViewController()
first.makeKeyAndVisible()
Simulator.settle()
var second: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
second!.rootViewController = UIViewController()
second!.makeKeyAndVisible()
Simulator.settle()
second!.isHidden = true
second = nil
Simulator.settle()
print("key is the first \(UIApplication.shared.keyWindow === first)")

// prints:
// key is the first true
