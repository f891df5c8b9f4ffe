// title: Animations on layers are gone when the app comes back from the background
// ios: 10
// device: iphone
// watch: animation
// normalize:
// source: https://github.com/mozilla-mobile/prox/pull/364 (sleroux, 2016-11)
// confidence: high
// note: Removed when the app goes into the background, if isRemovedOnCompletion is left true. MISSING: CABasicAnimation
import UIKit
let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
let fade = CABasicAnimation(keyPath: "opacity")
fade.fromValue = 0
fade.toValue = 1
fade.duration = 600
root.view.layer.add(fade, forKey: "fade")
print("animation there \(root.view.layer.animation(forKey: "fade") != nil)")
Simulator.enterBackground()
Simulator.settle()
Simulator.enterForeground()
Simulator.settle()
print("animation there \(root.view.layer.animation(forKey: "fade") != nil)")

// prints:
// animation there true
// animation there false
