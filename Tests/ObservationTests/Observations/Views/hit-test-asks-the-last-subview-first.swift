// title: hitTest asks the last subview first and asks no other once it has a hit
// ios: 7
// device: iphone
// watch: asked
// normalize:
// source: https://www.twistedape.me.uk/2013/10/05/ios-what-happens-when-i-touch-the-screen/ (2013-10-05)
// confidence: high
// note: Order is the reverse of adding, the first view that is returned ends the search; khanlou.com/2018/09/hacking-hit-tests corrects the documentation in the same way.
import UIKit

final class Probe: UIView {
    var name = ""
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { print("asked \(name)"); return super.hitTest(point, with: event) }
}
let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let full = CGRect(x: 0, y: 0, width: 100, height: 100)
let a = Probe(frame: full), b = Probe(frame: full), c = Probe(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
a.name = "a"; b.name = "b"; c.name = "c"
for v in [a, b, c] { outer.addSubview(v) }
_ = outer.hitTest(CGPoint(x: 50, y: 50), with: nil)

// prints:
// asked c
// asked b
