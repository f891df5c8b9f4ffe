// title: animationDidStop gets true when the animation ran to its end and false when it was removed
// ios: 15.6
// device: iphone
// watch: anim
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CAAnimation.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comments of the delegate methods and of removedOnCompletion. MISSING: CAAnimationDelegate
import UIKit
final class Ear: NSObject, CAAnimationDelegate {
    func animationDidStart(_ anim: CAAnimation) { print("anim start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print("anim stop \(flag)") }
}
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let ear = Ear()
func run() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.delegate = ear
    a.view.layer.add(fade, forKey: "fade")
}
print("# reset")
run()
Simulator.advance(by: 2)
Simulator.settle()
print("anim left \(a.view.layer.animation(forKey: "fade") != nil)")
run()
Simulator.advance(by: 0.3)
a.view.layer.removeAllAnimations()
Simulator.settle()

// prints:
// anim start
// anim stop true
// anim left false
// anim start
// anim stop false
