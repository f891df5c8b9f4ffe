// title: Adding a subview does not lay out the siblings that are already there
// ios: 9
// device: iphone
// watch: laid out
// normalize:
// source: https://github.com/HIT-Alibaba/interview/issues/18 (sunbohong, 2016-10-04)
// confidence: medium
// note: The author tested the often copied claim that all subviews of the target are laid out, and found that they are not.
import UIKit

final class Probe: UIView {
    var name = ""
    override func layoutSubviews() { super.layoutSubviews(); hits.insert(name) }
}
var hits = Set<String>()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let outer = Probe(frame: CGRect(x: 0, y: 50, width: 200, height: 200)), sibling = Probe(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), added = Probe(frame: CGRect(x: 60, y: 0, width: 50, height: 50))
outer.name = "outer"; sibling.name = "sibling"; added.name = "added"
outer.addSubview(sibling)
window.rootViewController!.view.addSubview(outer)
Simulator.settle()
hits = []
outer.addSubview(added)
Simulator.settle()
print("laid out sibling \(hits.contains("sibling"))")

// prints:
// laid out sibling false
