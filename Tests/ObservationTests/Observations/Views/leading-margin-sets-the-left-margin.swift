// title: Setting a directional leading margin sets the left layout margin
// ios: 13
// device: iphone
// watch: left
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/1622566-layoutmargins (Apple, layoutMargins)
// confidence: high
// note: Stated for a left-to-right system.
import UIKit

let v = UIView()
v.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
print("left \(v.layoutMargins.left) right \(v.layoutMargins.right)")

// prints:
// left 20.0 right 5.0
