// title: stopAnimation sets the animated property to what was last shown, between start and end
// ios: 15.6
// device: iphone
// watch: alpha
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewAnimating.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "The values of a view's animated property values are updated to correspond to the values that were last rendered." MISSING: UIViewPropertyAnimator
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
print("alpha started \(box.alpha)")
Simulator.advance(by: 0.5)
animator.stopAnimation(true)
print("alpha between \(box.alpha > 0 && box.alpha < 1)")

// prints:
// alpha started 0.0
// alpha between true
