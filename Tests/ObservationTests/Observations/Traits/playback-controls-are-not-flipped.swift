// title: Relative to a right-to-left layout, playback and spatial content stays left to right and unspecified content is flipped
// ios: 10
// device: iphone
// watch: rtl
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uiview/userinterfacelayoutdirection(for:relativeto:) (Apple reference) and https://example-a.com/answer/32822253
// confidence: high
// note: The descriptions of the attributes: playback and spatial views are not flipped, forced ones always have their direction.
import UIKit
func show(_ name: String, _ s: UISemanticContentAttribute) {
    print("rtl \(name) \(UIView.userInterfaceLayoutDirection(for: s, relativeTo: .rightToLeft) == .rightToLeft)")
}
show("unspecified", .unspecified)
show("playback", .playback)
show("spatial", .spatial)
show("force left to right", .forceLeftToRight)
print("rtl forced in left to right \(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)")

// prints:
// rtl unspecified true
// rtl playback false
// rtl spatial false
// rtl force left to right false
// rtl forced in left to right true
