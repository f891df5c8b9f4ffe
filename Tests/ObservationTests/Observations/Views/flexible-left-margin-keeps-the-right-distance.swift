// title: Autoresizing: a flexible left margin keeps the right distance, a flexible right margin the left one
// ios: 12
// device: iphone
// watch: x
// normalize:
// source: https://programmerteach.com/p/concerning-uiview-target-autoresizingmask-properties-of-the-study (notes on autoresizingMask, undated)
// confidence: high
// note: Each constant explained by what stays the same; numbers follow. Apple's reference (UIView.autoresizingMask) agrees.
import UIKit

let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let a = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20)), b = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
a.autoresizingMask = [.flexibleLeftMargin]
b.autoresizingMask = [.flexibleRightMargin]
outer.addSubview(a)
outer.addSubview(b)
outer.frame.size.width = 200
print("x left margin flexible \(a.frame.minX) \(a.frame.width)")
print("x right margin flexible \(b.frame.minX) \(b.frame.width)")

// prints:
// x left margin flexible 110.0 20.0
// x right margin flexible 10.0 20.0
