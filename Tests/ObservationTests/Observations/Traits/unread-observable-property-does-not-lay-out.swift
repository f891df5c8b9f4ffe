// title: Changing an observable property that the layout did not read does not lay the view out
// ios: 26
// device: iphone
// watch: layouts
// normalize: 
// source: https://steipete.me/posts/2025/automatic-observation-tracking-uikit-appkit (Peter Steinberger, 2025-06)
// confidence: medium
// note: The article: UIKit tracks the properties that are read in the method. MISSING: Observable
import UIKit
@Observable class Model { var shown = 0; var other = 0 }
let model = Model()
final class Box: UIView {
    var layouts = 0
    var value = 0
    override func layoutSubviews() { super.layoutSubviews(); layouts += 1; value = model.shown }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let before = box.layouts
model.other = 1
Simulator.settle()
print("layouts after the other \(box.layouts - before)")
model.shown = 1
Simulator.settle()
print("layouts after the shown \(box.layouts > before) value \(box.value)")

// prints:
// layouts after the other 0
// layouts after the shown true value 1
