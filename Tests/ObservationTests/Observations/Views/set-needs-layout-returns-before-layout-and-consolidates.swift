// title: setNeedsLayout returns at once, and several calls make one layout in the next cycle
// ios: 15
// device: iphone
// watch: layout | returned
// normalize:
// source: https://cnblogs.com/R0SS/p/15543974.html (Apple's reference for setNeedsLayout quoted, 2021-11)
// confidence: high
// note: The reference says that requests are noted and consolidated to one update cycle.
import UIKit

final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("layout") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
window.rootViewController!.view.addSubview(box)
Simulator.settle()
print("# reset")
box.setNeedsLayout()
box.setNeedsLayout()
box.setNeedsLayout()
print("returned")
Simulator.settle()

// prints:
// returned
// layout
