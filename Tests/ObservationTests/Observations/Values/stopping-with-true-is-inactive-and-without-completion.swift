// title: stopAnimation(true) makes the animator inactive at once and calls no completion; the animations leave the layer
// ios: 14
// device: iphone
// watch: animator
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk2ch04p130viewAnimation (Matt Neuburg, 2021)
// confidence: high
// note: The example's comments; UIViewAnimating.h says the same of the state. MISSING: UIViewPropertyAnimator
// open: the model has no animationKeys
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
animator.addCompletion { _ in print("animator completion") }
animator.startAnimation()
print("animator keys \((box.layer.animationKeys()?.count ?? 0) > 0)")
Simulator.advance(by: 0.5)
animator.stopAnimation(true)
print("animator state \(animator.state.rawValue)")
print("animator keys \((box.layer.animationKeys()?.count ?? 0) > 0)")
Simulator.settle()
print("animator end")

// prints:
// animator keys true
// animator state 0
// animator keys false
// animator end
