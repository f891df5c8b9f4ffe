// title: When point(inside:) is false no subview is asked; when no subview is hit the view itself is
// ios: 7
// device: iphone
// watch: asked | hit
// normalize:
// source: https://newbetuts.com/4961386-event-handling-for-ios-how-hittestwithevent-and-pointinsidewithevent-are-related (two Stack Overflow answers, 2011)
// confidence: high
// note: The steps of the second answer.
import UIKit

final class Probe: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { print("asked"); return super.hitTest(point, with: event) }
}
let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inner = Probe(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
outer.addSubview(inner)
print("hit nil \(outer.hitTest(CGPoint(x: 200, y: 5), with: nil) == nil)")
print("hit outer \(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === outer)")

// prints:
// hit nil true
// asked
// hit outer true
