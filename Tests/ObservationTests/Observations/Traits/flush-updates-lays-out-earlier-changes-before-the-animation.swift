// title: With .flushUpdates, a layout that was invalidated before the animation happens without animation when the block is entered
// ios: 26
// device: iphone
// watch: layout
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIView.rs (header comments of UIView.h, Apple, 2025)
// confidence: high
// note: Comment at UIViewAnimationOptionFlushUpdates: pending updates are flushed before entering the scope and before leaving it. MISSING: UIView.AnimationOptions.flushUpdates
import UIKit
final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("layout") }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
box.setNeedsLayout()
UIView.animate(withDuration: 0.2, delay: 0, options: .flushUpdates) {
    print("layout was before the block")
    box.setNeedsLayout()
}
print("layout was before the return")
Simulator.settle()

// prints:
// layout
// layout was before the block
// layout
// layout was before the return
