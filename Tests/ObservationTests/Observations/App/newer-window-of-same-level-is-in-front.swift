// title: Of two windows on one level the one shown later is in front
// ios: 12
// device: iphone
// watch: front
// normalize:
// source: https://example-a.com/answer/25260606 (Rob Mayoff, 2014)
// confidence: high
// note: makeKeyAndVisible moves a window in front of the others on its level. UIApplication.windows lists back to front.
import UIKit
func make() -> UIWindow {
    let w = UIWindow(frame: UIScreen.main.bounds)
    w.rootViewController = UIViewController()
    return w
}
let first = make()
first.makeKeyAndVisible()
let second = make()
second.makeKeyAndVisible()
Simulator.settle()
print("front is second \(UIApplication.shared.windows.last === second)")
first.makeKeyAndVisible()
Simulator.settle()
print("front is first \(UIApplication.shared.windows.last === first)")

// prints:
// front is second true
// front is first true
