// title: startAnimation(afterDelay:) sets the delay of the animator, and it ends that much later
// ios: 15.6
// device: iphone
// watch: animator
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewPropertyAnimator.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "Defaults to 0. This property is set when calling startAnimationAfterDelay:". The state is not printed, since the header doesn't tell it. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var ended = false
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
animator.addCompletion { _ in ended = true }
print("animator delay \(animator.delay)")
animator.startAnimation(afterDelay: 2)
print("animator delay \(animator.delay)")
Simulator.advance(by: 2.5)
print("animator ended \(ended)")
Simulator.advance(by: 1)
Simulator.settle()
print("animator ended \(ended)")

// prints:
// animator delay 0.0
// animator delay 2.0
// animator ended false
// animator ended true
