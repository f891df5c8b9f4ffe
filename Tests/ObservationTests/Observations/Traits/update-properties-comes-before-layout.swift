// title: In one update a view's updateProperties runs before its layoutSubviews, after its traits were updated
// ios: 26
// device: iphone
// watch: step
// normalize: collapse-repeats
// source: https://askwwdc.com/q/what-is-the-layout-life-cycle-in-uikit (from What's new in UIKit, WWDC25)
// confidence: high
// note: The answer and Apple's session: traits, then updateProperties, then layoutSubviews, then draw. MISSING: UIView.updateProperties()
import UIKit
final class Box: UIView {
    override func updateProperties() { super.updateProperties(); print("step properties dark \(traitCollection.userInterfaceStyle == .dark)") }
    override func layoutSubviews() { super.layoutSubviews(); print("step layout") }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
box.backgroundColor = .red
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
box.setNeedsLayout()
box.setNeedsUpdateProperties()
a.overrideUserInterfaceStyle = .dark
Simulator.settle()

// prints:
// step properties dark true
// step layout
