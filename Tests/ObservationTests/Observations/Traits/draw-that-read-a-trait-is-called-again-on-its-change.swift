// title: From iOS 18 a view whose draw(_:) read the text size is drawn again when it changes, without registration
// ios: 18
// device: iphone
// watch: draw
// normalize: collapse-repeats
// source: https://useyourloaf.com/blog/automatic-trait-tracking (Keith Harrison, 2025)
// confidence: high
// note: The article's example reads preferredContentSizeCategory in draw. Before iOS 18 it needed a registration. NEWACT: setContentSize
import UIKit
final class Box: UIView {
    override func draw(_ rect: CGRect) { print("draw accessibility \(traitCollection.preferredContentSizeCategory.isAccessibilityCategory)") }
}
let a = UIViewController()
let box = Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
print("# reset")
Simulator.setContentSize(.accessibilityLarge)
Simulator.settle()

// prints:
// draw accessibility true
