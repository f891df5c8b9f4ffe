// title: stopAnimation(false) leaves the animator stopped; finishAnimation(at: .start) restores the start and calls the completion with it
// ios: 14
// device: iphone
// watch: animator
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk2ch04p130viewAnimation (Matt Neuburg, 2021)
// confidence: high
// note: The example's comments: this combination runs completion handlers, no other does; UIViewAnimating.h tells the states and that the position names the final values. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
animator.addCompletion { position in print("animator completion \(position == .start)") }
animator.startAnimation()
Simulator.advance(by: 0.5)
animator.stopAnimation(false)
print("animator stopped \(animator.state == .stopped) running \(animator.isRunning)")
animator.finishAnimation(at: .start)
print("animator inactive \(animator.state == .inactive) alpha \(box.alpha)")

// prints:
// animator stopped true running false
// animator completion true
// animator inactive true alpha 1.0
