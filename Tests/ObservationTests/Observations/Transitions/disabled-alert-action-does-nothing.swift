// title: Tapping a disabled alert action neither runs its handler nor dismisses the alert
// ios: 16.4
// device: iphone
// watch: handler | alert
// normalize:
// source: https://developer.apple.com/documentation/uikit/uialertaction/isenabled (Apple)
// confidence: high
// note: The page: when an action is disabled, taps on the button have no effect.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
let ok = UIAlertAction(title: "OK", style: .default) { _ in print("handler") }
ok.isEnabled = false
alert.addAction(ok)
a.present(alert, animated: true)
Simulator.settle()
Simulator.tap(ok, in: alert)
Simulator.settle()
print("alert still up \(a.presentedViewController === alert)")

// prints:
// alert still up true
