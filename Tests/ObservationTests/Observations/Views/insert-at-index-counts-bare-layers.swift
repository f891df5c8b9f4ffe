// title: insertSubview(at:) counts bare sublayers, so the view lands further back than the index says
// ios: 12
// device: iphone
// watch: subviews
// normalize:
// source: https://github.com/TextureGroup/Texture/blob/HEAD/Tests/ASDisplayNodeTests.mm (Texture, test named after an Apple bug, snapshot 2025-05)
// confidence: high
// note: Test: layers aa, ab before view a; inserting at subview index 1 puts the view at sublayer index 1, before a. codewithsundeep.com/discussion/solution/53624534 (Stack Overflow, 2018) has a debugger log of the same.
// open: the model does something else
import UIKit

let parent = UIView()
let a = UIView(), c = UIView(), d = UIView()
a.tag = 1; c.tag = 3; d.tag = 4
parent.layer.addSublayer(CALayer())
parent.layer.addSublayer(CALayer())
parent.addSubview(a)
parent.layer.addSublayer(CALayer())
parent.addSubview(d)
parent.insertSubview(c, at: 1)
print("subviews \(parent.subviews.map { $0.tag })")

// prints:
// subviews [3, 1, 4]
