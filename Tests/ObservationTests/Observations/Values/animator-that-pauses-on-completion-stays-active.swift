// title: With pausesOnCompletion an animator ends not running but active, without completion, until it is stopped
// ios: 14
// device: iphone
// watch: animator
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk2ch04p130viewAnimation (Matt Neuburg, 2021)
// confidence: high
// note: The log in the example: running true state 1, running false state 1, paused, after stopAnimation(true) state 0. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
animator.pausesOnCompletion = true
animator.addCompletion { _ in print("animator completion") }
animator.startAnimation()
print("animator running \(animator.isRunning) state \(animator.state.rawValue)")
Simulator.advance(by: 2)
Simulator.settle()
print("animator running \(animator.isRunning) state \(animator.state.rawValue)")
animator.stopAnimation(true)
print("animator running \(animator.isRunning) state \(animator.state.rawValue)")

// prints:
// animator running true state 1
// animator running false state 1
// animator running false state 0
