// title: iOS 7: dismiss called while the controller is still being presented does nothing
// ios: 7
// device: iphone
// watch: presented
// normalize:
// source: https://github.com/almerlucke/FCOverlayViewController/pull/3 (Magnus Ottosson, 2014-05-30)
// confidence: medium
// note: The report: a loading view whose dismissal is called during its presentation stays on screen. Several reports of 2014 show the warning: attempt to dismiss from view controller while a presentation or dismiss is in progress (ProMotion 473, SWRevealViewController 282).
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let b = UIViewController()
a.present(b, animated: true)
Simulator.advance(by: 0.1)
a.dismiss(animated: true)
Simulator.settle()
print("presented still \(a.presentedViewController === b)")

// prints:
// presented still true
