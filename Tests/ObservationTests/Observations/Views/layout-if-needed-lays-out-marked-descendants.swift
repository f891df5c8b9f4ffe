// title: layoutIfNeeded on a view lays out a marked descendant at once
// ios: 15
// device: iphone
// watch: layout | returned
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uiview/layoutifneeded()/ (Apple, layoutIfNeeded)
// confidence: high
// note: The subtree below the receiver is laid out; only the marked view has a pending layout.
import UIKit

final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("layout \(tag)") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let a = Box(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), b = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), c = Box(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
a.tag = 1; b.tag = 2; c.tag = 3
a.addSubview(b)
b.addSubview(c)
window.rootViewController!.view.addSubview(a)
Simulator.settle()
print("# reset")
c.setNeedsLayout()
a.layoutIfNeeded()
print("returned")

// prints:
// layout 3
// returned
