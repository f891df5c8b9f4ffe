// title: CAAnimation holds its delegate strongly, unlike most objects of UIKit
// ios: 15.6
// device: iphone
// watch: delegate | deinit
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CAAnimation.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The property is strong, "retained for the lifetime of the animation object".
import UIKit
final class Ear: NSObject, CAAnimationDelegate {
    deinit { print("deinit") }
}
var fade: CABasicAnimation? = CABasicAnimation(keyPath: "opacity")
fade?.delegate = Ear()
print("delegate alive \(fade?.delegate != nil)")
fade = nil
print("delegate end")

// prints:
// delegate alive true
// deinit
// delegate end
