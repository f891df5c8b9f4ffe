// title: Resizing a drawing view does not call draw; with contentMode .redraw it does
// ios: 12
// device: iphone
// watch: drawn
// normalize:
// source: http://daadv.baihongyu.com (copy of Apple's UIView reference, view drawing cycle)
// confidence: high
// note: A change of geometry does not by itself redraw; most content modes reuse the snapshot. O'Reilly's Programming iOS 6 (safaribooksonline, Matt Neuburg, 2013) doubles a view's height without drawRect being called.
import UIKit

final class Art: UIView {
    var count = 0
    override func draw(_ rect: CGRect) { count += 1 }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let art = Art(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
window.rootViewController!.view.addSubview(art)
Simulator.settle()
print("drawn at first \(art.count > 0)")
art.count = 0
art.bounds.size.height = 100
Simulator.settle()
print("drawn \(art.count > 0)")
art.contentMode = .redraw
Simulator.settle()
art.count = 0
art.bounds.size.height = 150
Simulator.settle()
print("drawn \(art.count > 0)")

// prints:
// drawn at first true
// drawn false
// drawn true
