// title: finishAnimation(at:) on an animator that was not stopped raises
// ios: 15
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/microsoft/fluentui-apple/pull/1385 (lcapkovic, 2022-11-19)
// confidence: medium
// note: The request tells of the exception for an animator in another state; UIViewAnimating.h says the method may only be called in the stopped state. Name and text are not printed. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
animator.startAnimation()
print("raised \(Simulator.catchException { animator.finishAnimation(at: .end) } != nil)")
Simulator.settle()

// prints:
// raised true
