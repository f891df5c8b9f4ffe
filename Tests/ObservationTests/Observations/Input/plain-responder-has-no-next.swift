// title: A plain UIResponder has no next responder
// ios: 15
// device: iphone
// watch: next
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/next (Apple reference)
// confidence: high
// note: The reference says that UIResponder stores no next responder and returns nil unless a subclass overrides it. A view without superview and a controller without a view in a tree have none either (superview and the view's superview are nil).
import UIKit
print("next of responder \(UIResponder().next == nil)")
print("next of loose view \(UIView().next == nil)")

// prints:
// next of responder true
// next of loose view true
