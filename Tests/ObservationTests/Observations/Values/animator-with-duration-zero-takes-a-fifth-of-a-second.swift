// title: A property animator made with duration 0 has the duration 0.2
// ios: 14
// device: iphone
// watch: duration
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk2ch04p130viewAnimation (Matt Neuburg, 2021)
// confidence: medium
// note: The example prints it after startAnimation, with the comment that 0 turns out to mean 0.2. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { box.alpha = 0 }
animator.startAnimation()
print("duration \(animator.duration)")
Simulator.settle()

// prints:
// duration 0.2
