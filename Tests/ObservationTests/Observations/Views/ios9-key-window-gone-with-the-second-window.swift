// title: iOS 9: no window is key after a second key window is released
// ios: 9
// device: iphone
// watch: key
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/8828 (rdar 22364739, 2015-08-20)
// confidence: high
// note: Radar with steps; keyWindow is nil once the last reference to the second window is gone.
import UIKit

let first = UIWindow(frame: UIScreen.main.bounds)
first.rootViewController = UIViewController()
first.makeKeyAndVisible()
Simulator.settle()
var second: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
second!.rootViewController = UIViewController()
second!.makeKeyAndVisible()
Simulator.settle()
print("key is the second \(UIApplication.shared.keyWindow === second)")
second = nil
Simulator.settle()
print("key nil \(UIApplication.shared.keyWindow == nil)")

// prints:
// key is the second true
// key nil true
