// title: A change of a layer's bounds marks the layer and its superlayer for layout; adding a sublayer marks the parent
// ios: 15.6
// device: iphone
// watch: needs
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/QuartzCore.framework/Headers/CALayer.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: Comment of setNeedsLayout. MISSING: CALayer.needsLayout()
// open: the model has no needsLayout
import UIKit
let parent = CALayer(), child = CALayer()
parent.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
parent.layoutIfNeeded()
parent.addSublayer(child)
print("needs after adding \(parent.needsLayout())")
parent.layoutIfNeeded()
print("needs after layout \(parent.needsLayout()) \(child.needsLayout())")
child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
print("needs after bounds \(parent.needsLayout()) \(child.needsLayout())")

// prints:
// needs after adding true
// needs after layout false false
// needs after bounds true true
