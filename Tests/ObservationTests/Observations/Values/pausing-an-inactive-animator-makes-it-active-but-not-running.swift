// title: pauseAnimation on an inactive animator starts it as paused: active, not running
// ios: 15.6
// device: iphone
// watch: animator
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewAnimating.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment of pauseAnimation; the state of a running animation is always active. At the end it is stopped so that its release is allowed. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
animator.pauseAnimation()
print("animator state \(animator.state.rawValue) running \(animator.isRunning)")
animator.startAnimation()
print("animator state \(animator.state.rawValue) running \(animator.isRunning)")
Simulator.advance(by: 2)
Simulator.settle()
print("animator state \(animator.state.rawValue) running \(animator.isRunning)")

// prints:
// animator state 1 running false
// animator state 1 running true
// animator state 0 running false
