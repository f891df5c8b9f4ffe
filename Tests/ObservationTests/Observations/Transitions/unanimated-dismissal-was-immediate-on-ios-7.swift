// title: iOS 7: right after dismiss(animated: false) presentedViewController is nil
// ios: 7
// device: iphone
// watch: presented
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/3068 (rdar 18464897, 2014-09-26)
// confidence: medium
// note: The older behaviour named in the same report.
// open: the model does something else
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

// prints:
// presented at once false
