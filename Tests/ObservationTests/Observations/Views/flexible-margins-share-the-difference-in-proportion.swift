// title: Autoresizing: two flexible margins share the added width in proportion to their size
// ios: 12
// device: iphone
// watch: x
// normalize:
// source: https://newtuber.su/video/9ULLDaruZhE (video notes quoting Apple's reference for autoresizingMask)
// confidence: high
// note: Apple: the difference is distributed proportionally among the flexible portions. Left 10 and right 30 with 40 more become 20 and 60.
import UIKit

let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let a = UIView(frame: CGRect(x: 10, y: 0, width: 60, height: 20))
a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
outer.addSubview(a)
outer.frame.size.width = 140
print("x \(a.frame.minX) \(a.frame.width)")

// prints:
// x 20.0 60.0
