// title: A child controller's view outside the visible part of a scroll view has no safe-area insets
// ios: 11.2
// device: iphone
// watch: inset
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/19081 (rdar 36070764, 2017-12-15)
// confidence: medium
// note: Radar, reproducible always: insets pass from the parent to a child's view only while that view lies within the bounds of the scroll view. Insets of the sides are set by additionalSafeAreaInsets here instead of a notch in landscape.
import UIKit

let root = UIViewController(), near = UIViewController(), far = UIViewController()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let scroll = UIScrollView(frame: root.view.bounds)
scroll.contentInsetAdjustmentBehavior = .never
scroll.contentSize = CGSize(width: scroll.bounds.width, height: 6000)
root.view.addSubview(scroll)
for (c, y) in [(near, CGFloat(200)), (far, CGFloat(5000))] {
    root.addChild(c)
    c.view.frame = CGRect(x: 0, y: y, width: scroll.bounds.width, height: 100)
    scroll.addSubview(c.view)
    c.didMove(toParent: root)
}
Simulator.settle()
print("inset near \(near.view.safeAreaInsets.left)")
print("inset far \(far.view.safeAreaInsets.left)")

// prints:
// inset near 40.0
// inset far 0.0
