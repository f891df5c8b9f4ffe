// title: Default values of a new view: margins of 8, no autoresizing, opaque, visible, touchable
// ios: 13
// device: iphone
// watch: margins | autoresizing | opaque | clips | flags | frame
// normalize:
// source: https://github.com/TextureGroup/Texture/blob/HEAD/Tests/ASDisplayNodeTests.mm (Texture, tests on the simulator, snapshot 2025-05)
// confidence: high
// note: The test reads the values back from the node's real view: layoutMargins 8 on all sides, preserves false, insetsLayoutMarginsFromSafeArea true. Texture itself sets no values.
import UIKit

let v = UIView()
print("margins \(v.layoutMargins.top) \(v.layoutMargins.left) \(v.layoutMargins.bottom) \(v.layoutMargins.right) preserves \(v.preservesSuperviewLayoutMargins) safe \(v.insetsLayoutMarginsFromSafeArea)")
print("autoresizing none \(v.autoresizingMask == []) subviews \(v.autoresizesSubviews)")
print("opaque \(v.isOpaque) hidden \(v.isHidden) alpha \(v.alpha)")
print("clips \(v.clipsToBounds) background nil \(v.backgroundColor == nil)")
print("flags touch \(v.isUserInteractionEnabled) exclusive \(v.isExclusiveTouch) mode fill \(v.contentMode == .scaleToFill)")
print("frame zero \(v.frame == .zero)")

// prints:
// margins 8.0 8.0 8.0 8.0 preserves false safe true
// autoresizing none true subviews true
// opaque true hidden false alpha 1.0
// clips false background nil true
// flags touch true exclusive false mode fill true
// frame zero true
