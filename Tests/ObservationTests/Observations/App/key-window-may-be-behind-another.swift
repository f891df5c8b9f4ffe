// title: makeKey makes a window key while a later window of the same level stays in front
// ios: 12
// device: iphone
// watch: key | last
// normalize:
// source: https://example-a.com/answer/25260606 (Rob Mayoff, 2014)
// confidence: high
// note: The answer: the key window may be hidden behind another one on its level.
import UIKit
let first = UIWindow(frame: UIScreen.main.bounds)
first.rootViewController = UIViewController()
first.makeKeyAndVisible()
let second = UIWindow(frame: UIScreen.main.bounds)
second.rootViewController = UIViewController()
second.makeKeyAndVisible()
Simulator.settle()
first.makeKey()
Simulator.settle()
print("key first \(first.isKeyWindow) second \(second.isKeyWindow)")
print("last is second \(UIApplication.shared.windows.last === second)")

// prints:
// key first true second false
// last is second true
