// title: From iOS 17 a view's traits are updated before its layoutSubviews
// ios: 17
// device: iphone
// watch: layout
// normalize: collapse-repeats
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10057-Unleash-the-UIKit-trait-system.md (srujanc and rusik, 2023)
// confidence: high
// note: The notes: views update traits before layout, and layoutSubviews is the best place to use them.
import UIKit
final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("layout dark \(traitCollection.userInterfaceStyle == .dark)") }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
a.overrideUserInterfaceStyle = .dark
box.setNeedsLayout()
Simulator.settle()

// prints:
// layout dark true
