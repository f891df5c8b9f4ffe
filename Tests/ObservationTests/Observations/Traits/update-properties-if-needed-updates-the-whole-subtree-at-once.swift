// title: updatePropertiesIfNeeded on a view updates the pending views and controllers below it immediately
// ios: 26
// device: iphone
// watch: updated
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uiview/updatepropertiesifneeded() (Apple reference, 2025)
// confidence: high
// note: The reference: immediate properties update for the view, its controller and any subviews. The order is not told, so it is sorted. MISSING: UIView.updatePropertiesIfNeeded()
import UIKit
var seen: Set<String> = []
final class Box: UIView {
    override func updateProperties() { super.updateProperties(); seen.insert("updated box") }
}
final class A: UIViewController {
    override func updateProperties() { super.updateProperties(); seen.insert("updated controller") }
}
let a = A()
let box = Box()
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
seen = []
a.setNeedsUpdateProperties()
box.setNeedsUpdateProperties()
a.view.updatePropertiesIfNeeded()
for s in seen.sorted() { print(s) }

// prints:
// updated box
// updated controller
