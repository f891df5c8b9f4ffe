// title: A new property animator: inactive, not running, interruptible, lets touches through its views, does not pause on completion
// ios: 15.6
// device: iphone
// watch: animator
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewPropertyAnimator.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Defaults in the comments. MISSING: UIViewPropertyAnimator
import UIKit
let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
print("animator state \(animator.state.rawValue) running \(animator.isRunning) reversed \(animator.isReversed) delay \(animator.delay) duration \(animator.duration)")
print("animator interruptible \(animator.isInterruptible) touches \(animator.isUserInteractionEnabled) manual \(animator.isManualHitTestingEnabled)")
print("animator scrubs \(animator.scrubsLinearly) pauses \(animator.pausesOnCompletion)")

// prints:
// animator state 0 running false reversed false delay 0.0 duration 1.0
// animator interruptible true touches true manual false
// animator scrubs true pauses false
