// title: setNeedsDisplay draws later, once for several calls
// ios: 12
// device: iphone
// watch: drawn | returned
// normalize:
// source: http://daadv.baihongyu.com (copy of Apple's UIView reference, view drawing cycle)
// confidence: high
// note: The system waits until the end of the run loop turn before it draws.
import UIKit

final class Art: UIView {
    override func draw(_ rect: CGRect) { print("drawn") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let art = Art(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
window.rootViewController!.view.addSubview(art)
Simulator.settle()
print("# reset")
art.setNeedsDisplay()
art.setNeedsDisplay()
print("returned")
Simulator.settle()

// prints:
// returned
// drawn
