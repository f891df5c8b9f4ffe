// title: Choosing an alert action dismisses the alert and runs its handler once
// ios: 8.1
// device: iphone
// watch: handler | alert
// normalize:
// source: https://github.com/pivotal-legacy/PivotalCoreKit/issues/134 (tooluser, 2015-03-18)
// confidence: medium
// note: The report, citing useyourloaf.com of 2014-09: a click on any action makes the alert controller dismiss itself, which is not documented but observed.
import UIKit

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let alert = UIAlertController(title: "t", message: nil, preferredStyle: .alert)
let ok = UIAlertAction(title: "OK", style: .default) { _ in print("handler") }
alert.addAction(ok)
a.present(alert, animated: true)
Simulator.settle()
print("alert up \(a.presentedViewController === alert)")
Simulator.tap(ok, in: alert)
Simulator.settle()
print("alert gone \(a.presentedViewController == nil)")

// prints:
// alert up true
// handler
// alert gone true
