// title: CGAffineTransform prints its six numbers with their names
// ios: 13
// device: iphone
// watch: CG
// normalize:
// source: public source file 1135183276 of the code index (a note on what Swift prints in a test of drawing, 2020)
// confidence: high
// note: The note: CGAffineTransform(a: 1341.0851328, b: 0.0, c: 0.0, d: 887.743584, tx: 1173.65472, ty: 1046.13768).
import UIKit
print(CGAffineTransform(a: 1341.0851328, b: 0, c: 0, d: 887.743584, tx: 1173.65472, ty: 1046.13768))
print(CGAffineTransform.identity)

// prints:
// CGAffineTransform(a: 1341.0851328, b: 0.0, c: 0.0, d: 887.743584, tx: 1173.65472, ty: 1046.13768)
// CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)
