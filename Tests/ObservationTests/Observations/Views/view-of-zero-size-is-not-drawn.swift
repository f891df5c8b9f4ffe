// title: A view without a size is not drawn, not even after setNeedsDisplay
// ios: 7
// device: iphone
// watch: drawn
// normalize:
// source: https://topic.alibabacloud.com/a/what-is-the-font-classtopic-s-color00c1deimpactfont-of-using-drawrect_8_8_31277387.html (Alibaba Cloud topic, undated)
// confidence: medium
// note: The list says that drawRect is not called when no size was set and that setNeedsDisplay has the condition that the rect is not 0.
import UIKit

final class Art: UIView {
    override func draw(_ rect: CGRect) { print("drawn size \(rect.width)") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let art = Art()
window.rootViewController!.view.addSubview(art)
Simulator.settle()
art.setNeedsDisplay()
Simulator.settle()
art.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
art.setNeedsDisplay()
Simulator.settle()

// prints:
// drawn size 50.0
