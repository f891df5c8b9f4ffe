// title: From iOS 18 layoutSubviews runs again when a trait it read changes, and not for one it did not read
// ios: 18
// device: iphone
// watch: layouts
// normalize: 
// source: https://developer.apple.com/documentation/uikit/automatic-trait-tracking (Apple article, 2024)
// confidence: medium
// note: The article and the reference of layoutSubviews; that an unread custom trait does not lay out follows from tracking. MISSING: UITraitDefinition
import UIKit
struct Read: UITraitDefinition { static let defaultValue = 0 }
struct Unread: UITraitDefinition { static let defaultValue = 0 }
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
var before = box.layouts
box.traitOverrides[Unread.self] = 1
Simulator.settle()
print("layouts for the unread \(box.layouts > before)")
before = box.layouts
box.traitOverrides[Read.self] = 1
Simulator.settle()
print("layouts for the read \(box.layouts > before)")

// prints:
// layouts for the unread false
// layouts for the read true
