// title: Letting go of a paused property animator raises
// ios: 12
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/m1entus/MZFormSheetPresentationController/issues/167 (umairgillani94, 2019-05-23)
// confidence: high
// note: The log. The run loop is inside the catch, as the report says it comes from an autorelease pool's drain. MISSING: UIViewPropertyAnimator
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let e = Simulator.catchException {
    var animator: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
    animator?.startAnimation()
    animator?.pauseAnimation()
    animator = nil
    Simulator.settle()
}
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason It is an error to release a paused or stopped property animator. Property animators must either finish animating or be explicitly stopped and finished before they can be released.
