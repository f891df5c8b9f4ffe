// title: The block of a property animator runs inside startAnimation, not when the animator is made
// ios: 14
// device: iphone
// watch: step
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples iOS14bookExamples bk2ch04p130viewAnimation (Matt Neuburg, 2021)
// confidence: high
// note: The example's comment: the code in the block runs as soon as startAnimation is called, as its logging shows. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { print("step block"); box.alpha = 0 }
print("step made \(box.alpha)")
animator.startAnimation()
print("step started \(box.alpha)")
Simulator.settle()

// prints:
// step made 1.0
// step block
// step started 0.0
