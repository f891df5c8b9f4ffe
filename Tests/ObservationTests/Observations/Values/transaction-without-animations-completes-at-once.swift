// title: A transaction without animations calls its completion block at its commit, not after the default duration
// ios: 15.6
// device: iphone
// watch: step
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CATransaction.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "If no animations are added before the current transaction group is committed, the block will be invoked immediately." A hundredth of a second is waited, in case it is the next turn.
import UIKit
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var done = false
CATransaction.begin()
CATransaction.setCompletionBlock { done = true }
print("step before commit \(done)")
CATransaction.commit()
Simulator.advance(by: 0.01)
print("step after commit \(done)")

// prints:
// step before commit false
// step after commit true
