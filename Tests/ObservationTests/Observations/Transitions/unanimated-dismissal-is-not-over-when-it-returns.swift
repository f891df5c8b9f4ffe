// title: iOS 8: right after dismiss(animated: false) presentedViewController is still set
// ios: 8
// device: iphone
// watch: presented
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/3068 (rdar 18464897, 2014-09-26)
// confidence: medium
// note: The report: up to iOS 7 it was nil on the next line, on iOS 8.0.2 it still is the controller and the dismissal ends some run-loop turns later.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
a.present(UIViewController(), animated: false)
Simulator.settle()
a.dismiss(animated: false)
print("presented at once \(a.presentedViewController != nil)")
Simulator.settle()
print("presented later \(a.presentedViewController != nil)")

// prints:
// presented at once true
// presented later false
