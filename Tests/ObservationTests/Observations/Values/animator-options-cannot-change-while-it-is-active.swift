// title: Setting isInterruptible or isUserInteractionEnabled of an active animator raises
// ios: 15.6
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewPropertyAnimator.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "Raises if set on an active animator" at both properties. MISSING: UIViewPropertyAnimator
// open: the model has no isInterruptible
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
let early = Simulator.catchException { animator.isInterruptible = false }
print("raised before \(early != nil)")
animator.isInterruptible = true
animator.startAnimation()
print("raised interruptible \(Simulator.catchException { animator.isInterruptible = false } != nil)")
print("raised touches \(Simulator.catchException { animator.isUserInteractionEnabled = false } != nil)")
Simulator.settle()

// prints:
// raised before false
// raised interruptible true
// raised touches true
