// title: Converting a point between a view and its subview uses the subview's frame
// ios: 13
// device: iphone
// watch: point
// normalize:
// source: https://github.com/TextureGroup/Texture/blob/HEAD/Tests/ASDisplayNodeTests.mm (Texture, tests on the simulator, snapshot 2025-05)
// confidence: high
// note: The test checks that node conversion equals the conversion of the real views: (105 105) becomes (95 95), (5 5) becomes (15 15).
import UIKit

let outer = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
outer.addSubview(inner)
let p = inner.convert(CGPoint(x: 105, y: 105), from: outer), q = outer.convert(CGPoint(x: 5, y: 5), from: inner)
print("point \(p.x) \(p.y)")
print("point \(q.x) \(q.y)")

// prints:
// point 95.0 95.0
// point 15.0 15.0
