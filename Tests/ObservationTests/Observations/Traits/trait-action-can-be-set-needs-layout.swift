// title: A registration whose action is setNeedsLayout lays the view out after the trait changed
// ios: 17
// device: iphone
// watch: layout
// normalize: collapse-repeats
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10057-Unleash-the-UIKit-trait-system.md (srujanc and rusik, 2023)
// confidence: high
// note: The notes' example: the target is the object itself when none is given. MISSING: UITraitDefinition
import UIKit
struct Level: UITraitDefinition { static let defaultValue = 0 }
final class Box: UIView {
    override func layoutSubviews() { super.layoutSubviews(); print("layout") }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
box.registerForTraitChanges([Level.self], action: #selector(UIView.setNeedsLayout))
Simulator.settle()
print("# reset")
box.traitOverrides[Level.self] = 5
Simulator.settle()

// prints:
// layout
