// title: hitTest skips views that are hidden, not touchable or almost transparent, with their subviews
// ios: 15
// device: iphone
// watch: hit
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiview/1622469-hittest (Apple, hitTest)
// confidence: high
// note: Hidden, interaction disabled, alpha below 0.01: ignored. 0.02 still counts.
import UIKit

let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), leaf = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
outer.addSubview(inner)
inner.addSubview(leaf)
let p = CGPoint(x: 10, y: 10)
print("hit leaf \(outer.hitTest(p, with: nil) === leaf)")
inner.isHidden = true
print("hit outer \(outer.hitTest(p, with: nil) === outer)")
inner.isHidden = false
inner.isUserInteractionEnabled = false
print("hit outer \(outer.hitTest(p, with: nil) === outer)")
inner.isUserInteractionEnabled = true
inner.alpha = 0.005
print("hit outer \(outer.hitTest(p, with: nil) === outer)")
inner.alpha = 0.02
print("hit leaf \(outer.hitTest(p, with: nil) === leaf)")

// prints:
// hit leaf true
// hit outer true
// hit outer true
// hit outer true
// hit leaf true
