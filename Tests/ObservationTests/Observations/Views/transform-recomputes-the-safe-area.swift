// title: Scaling a controller's view to a half makes its safe-area insets zero
// ios: 11.1
// device: iphone
// watch: zero
// normalize:
// source: http://openradar.appspot.com/35532074 (rdar 35532074, 2017-11-14)
// confidence: high
// note: Radar, reproducible always on iOS 11.1: after a scale of 0.5 the insets of the view become zero.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
print("zero before: \(root.view.safeAreaInsets == .zero)")
root.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
Simulator.settle()
print("zero after: \(root.view.safeAreaInsets == .zero)")

// prints:
// zero before: false
// zero after: true
