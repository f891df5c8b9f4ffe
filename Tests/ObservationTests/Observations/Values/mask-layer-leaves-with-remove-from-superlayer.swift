// title: removeFromSuperlayer also takes a layer out of the mask property
// ios: 15.6
// device: iphone
// watch: mask
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CALayer.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: The comment of removeFromSuperlayer says it works for both.
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
let hole = CALayer()
box.layer.mask = hole
print("mask set \(box.layer.mask === hole) sublayer \(box.layer.sublayers?.contains(hole) ?? false)")
hole.removeFromSuperlayer()
print("mask nil \(box.layer.mask == nil)")

// prints:
// mask set true sublayer false
// mask nil true
