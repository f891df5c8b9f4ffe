// title: A CGRect with negative size gives its edges as if standardized; integral grows outwards
// ios: 12
// device: iphone
// watch: rect
// normalize:
// source: https://github.com/NSHipster/articles/blob/master/2019-04-22-cggeometry.md (Mattt, NSHipster, 2019-04-22)
// confidence: high
// note: The article prints standardized and integral of such rectangles in comments.
import UIKit
let odd = CGRect(x: 1, y: 2, width: -4, height: -3)
print("rect \(odd.standardized)")
print("rect \(odd.minX) \(odd.maxX) \(odd.width) \(odd.size.width)")
print("rect \(CGRect(x: 0.1, y: 0.5, width: 3.3, height: 2.7).integral)")

// prints:
// rect (-3.0, -1.0, 4.0, 3.0)
// rect -3.0 1.0 4.0 -4.0
// rect (0.0, 0.0, 4.0, 4.0)
