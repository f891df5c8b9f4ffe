// title: runningPropertyAnimator is running at once; all its completions are called with the end position
// ios: 15.6
// device: iphone
// watch: animator
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewPropertyAnimator.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The comment says it starts the animation; that several completions work is Matt Neuburg's example (bk2ch04p130). Their order is not known, so they are collected. MISSING: UIViewPropertyAnimator
import UIKit
var done = Set<String>()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let a = UIViewController()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.5, delay: 0, options: [], animations: { box.alpha = 0 }, completion: { p in done.insert("first \(p == .end)") })
animator.addCompletion { p in done.insert("second \(p == .end)") }
print("animator running \(animator.isRunning) state \(animator.state.rawValue)")
Simulator.advance(by: 1)
Simulator.settle()
print("animator done \(done.sorted())")

// prints:
// animator running true state 1
// animator done ["first true", "second true"]
