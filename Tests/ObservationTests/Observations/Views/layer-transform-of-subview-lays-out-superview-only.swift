// title: Changing the transform of a view's layer lays out its superview and not the view itself
// ios: 7.1
// device: iphone
// watch: laid out
// normalize:
// source: https://example-a.com/answer/24673063 (hfossli, Stack Overflow question and example project, 2014-07-08)
// confidence: medium
// note: Same list; layer.transform behaves like transform. Release inferred from the date. MISSING: CALayer.transform
// open: the model does something else
import UIKit

final class Probe: UIView {
    var name = ""
    override func layoutSubviews() { super.layoutSubviews(); hits.insert(name) }
}
var hits = Set<String>()

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let outer = Probe(frame: CGRect(x: 20, y: 80, width: 200, height: 200)); outer.name = "outer"
let inner = Probe(frame: CGRect(x: 20, y: 20, width: 50, height: 50)); inner.name = "inner"
outer.addSubview(inner)
window.rootViewController!.view.addSubview(outer)
Simulator.settle()
hits = []
inner.layer.transform = CATransform3DMakeScale(2, 2, 1)
Simulator.settle()
print("laid out: \(hits.sorted())")

// prints:
// laid out: ["outer"]
