// title: A transaction's completion block waits for the animations added after it was set
// ios: 15.6
// device: iphone
// watch: step
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CATransaction.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment of setCompletionBlock:: called as soon as all animations subsequently added by this transaction group have completed or been removed.
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
CATransaction.begin()
CATransaction.setCompletionBlock { print("step block") }
let fade = CABasicAnimation(keyPath: "opacity")
fade.fromValue = 0
fade.toValue = 1
fade.duration = 1
a.view.layer.add(fade, forKey: "fade")
print("step added")
CATransaction.commit()
print("step committed")
Simulator.advance(by: 0.5)
print("step half")
Simulator.advance(by: 1)
Simulator.settle()
print("step end")

// prints:
// step added
// step committed
// step half
// step block
// step end
