// title: add(_:forKey:) copies the animation and gives one without duration a quarter of a second; the same key replaces
// ios: 15.6
// device: iphone
// watch: anim
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CALayer.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment of addAnimation:forKey:. That animationKeys is nil without animations is its nullable type (not said). A view's layer in a window is used so that there is a transaction.
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let layer = a.view.layer
let fade = CABasicAnimation(keyPath: "opacity")
fade.fromValue = 0
fade.toValue = 1
layer.add(fade, forKey: "fade")
let found = layer.animation(forKey: "fade")
print("anim same \(found === fade) duration \(found?.duration ?? -1) own \(fade.duration)")
let slow = CABasicAnimation(keyPath: "opacity")
slow.fromValue = 0.5
slow.toValue = 1
slow.duration = 3
layer.add(slow, forKey: "fade")
print("anim count \(layer.animationKeys()?.count ?? 0) duration \(layer.animation(forKey: "fade")?.duration ?? -1)")
layer.removeAnimation(forKey: "fade")
print("anim gone \(layer.animation(forKey: "fade") == nil)")

// prints:
// anim same false duration 0.25 own 0.0
// anim count 1 duration 3.0
// anim gone true
