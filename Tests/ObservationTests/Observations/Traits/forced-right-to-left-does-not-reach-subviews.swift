// title: forceRightToLeft makes a view's effective direction right to left, but a subview asks for its own
// ios: 10
// device: iphone
// watch: direction
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uiview/effectiveuserinterfacelayoutdirection (Apple reference, stored at apple-docs.everest.mt)
// confidence: medium
// note: The reference: don't assume that the value propagates through the view's subtree. Left-to-right language.
import UIKit
let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
print("direction outer \(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft) inner \(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)")
outer.semanticContentAttribute = .forceRightToLeft
print("direction outer \(outer.effectiveUserInterfaceLayoutDirection == .rightToLeft) inner \(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)")

// prints:
// direction outer false inner false
// direction outer true inner false
