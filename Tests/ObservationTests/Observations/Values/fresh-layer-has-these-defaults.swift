// title: A new CALayer: anchor in the middle, shadow up by three with radius three and opacity zero, no sublayers, no mask
// ios: 15.6
// device: iphone
// watch: layer
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CALayer.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The defaults are in the comments of the properties.
import UIKit
let l = CALayer()
print("layer anchor \(l.anchorPoint.x) \(l.anchorPoint.y) position \(l.position.x) \(l.position.y)")
print("layer shadow \(l.shadowOffset.width) \(l.shadowOffset.height) \(l.shadowRadius) \(l.shadowOpacity)")
print("layer opacity \(l.opacity) corner \(l.cornerRadius) border \(l.borderWidth) clips \(l.masksToBounds)")
print("layer sublayers nil \(l.sublayers == nil) mask nil \(l.mask == nil) background nil \(l.backgroundColor == nil) contents nil \(l.contents == nil)")

// prints:
// layer anchor 0.5 0.5 position 0.0 0.0
// layer shadow 0.0 -3.0 3.0 0.0
// layer opacity 1.0 corner 0.0 border 0.0 clips false
// layer sublayers nil true mask nil true background nil true contents nil true
