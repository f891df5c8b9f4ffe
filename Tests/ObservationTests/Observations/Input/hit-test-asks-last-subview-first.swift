// title: hitTest asks subviews from the last to the first, stops at the first hit and never enters a missed branch
// ios: 11
// device: iphone
// watch: A. | B. | C. | D. | E. | F.
// normalize:
// source: http://www.jianshu.com/p/c294d1bd963d (Lotheve, 2017; GitHub file index id 11409586826)
// confidence: high
// note: The article logs hitTest and pointInside of A(B(D), C(E, F)) for a touch in E: A, C, F, E, each hitTest followed by its own pointInside. Here hitTest is called directly, to have a single pass.
import UIKit
final class V: UIView {
    var name = ""
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("\(name).hitTest")
        return super.hitTest(point, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("\(name).pointInside")
        return super.point(inside: point, with: event)
    }
}
func make(_ name: String, _ frame: CGRect, in parent: UIView) -> V {
    let v = V(frame: frame)
    v.name = name
    parent.addSubview(v)
    return v
}
let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
let a = make("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: root)
let b = make("B", CGRect(x: 0, y: 0, width: 320, height: 200), in: a)
let c = make("C", CGRect(x: 0, y: 200, width: 320, height: 280), in: a)
_ = make("D", CGRect(x: 0, y: 0, width: 100, height: 100), in: b)
let e = make("E", CGRect(x: 0, y: 0, width: 100, height: 100), in: c)
_ = make("F", CGRect(x: 200, y: 0, width: 100, height: 100), in: c)
let hit = a.hitTest(CGPoint(x: 50, y: 250), with: nil)
print("A. found E: \(hit === e)")

// prints:
// A.hitTest
// A.pointInside
// C.hitTest
// C.pointInside
// F.hitTest
// F.pointInside
// E.hitTest
// E.pointInside
// A. found E: true
