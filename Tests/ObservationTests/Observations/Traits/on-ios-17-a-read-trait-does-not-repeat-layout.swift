// title: On iOS 17 layoutSubviews is not repeated for a custom trait unless the view registered for it
// ios: 17
// device: iphone
// watch: layouts
// normalize: 
// source: https://useyourloaf.com/blog/automatic-trait-tracking (Keith Harrison, 2025)
// confidence: medium
// note: The article: tracking came with iOS 18 and removes the need to register. A custom trait, so that nothing else lays out. MISSING: UITraitDefinition
import UIKit
struct Read: UITraitDefinition { static let defaultValue = 0 }
final class Box: UIView {
    var layouts = 0
    override func layoutSubviews() { super.layoutSubviews(); layouts += 1; _ = traitCollection[Read.self] }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let before = box.layouts
box.traitOverrides[Read.self] = 1
Simulator.settle()
print("layouts again \(box.layouts > before)")
let token = box.registerForTraitChanges([Read.self]) { (v: Box, p: UITraitCollection) in v.setNeedsLayout() }
box.traitOverrides[Read.self] = 2
Simulator.settle()
print("layouts again \(box.layouts > before)")

// prints:
// layouts again false
// layouts again true
