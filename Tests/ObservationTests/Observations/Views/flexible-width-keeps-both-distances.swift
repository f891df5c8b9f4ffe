// title: Autoresizing: flexible width keeps both distances, no mask changes nothing
// ios: 12
// device: iphone
// watch: frame
// normalize:
// source: http://stackoverflow.com/questions/2128961/uiview-autoresizing-resources/4127348 (Stack Overflow answer, 2010)
// confidence: high
// note: flexibleWidth equals the width spring with both struts. No mask means no adjustment.
import UIKit

let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let a = UIView(frame: CGRect(x: 10, y: 0, width: 70, height: 20)), b = UIView(frame: CGRect(x: 10, y: 0, width: 70, height: 20))
a.autoresizingMask = [.flexibleWidth]
outer.addSubview(a)
outer.addSubview(b)
outer.bounds.size.width = 180
print("frame a \(a.frame.minX) \(a.frame.width)")
print("frame b \(b.frame.minX) \(b.frame.width)")

// prints:
// frame a 10.0 150.0
// frame b 10.0 70.0
