// title: A drag whose finger stops before lifting ends with didEndDragging(willDecelerate: false)
// ios: 9
// device: iphone
// watch: scroll
// normalize: collapse-repeats
// source: http://39.103.169.235/p/b1d894d94c79 (Jianshu post mirrored, logs)
// confidence: high
// note: First case of the post; the velocity in willEndDragging is zero. juejin 7020976046191149070 has the slow drag as well. NEWACT: Simulator.drag as in the flick case, velocity zero.
import UIKit
final class Ear: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ s: UIScrollView) { print("scroll did") }
    func scrollViewWillBeginDragging(_ s: UIScrollView) { print("scroll willBeginDragging") }
    func scrollViewWillEndDragging(_ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>) { print("scroll willEndDragging zero \(v == .zero)") }
    func scrollViewDidEndDragging(_ s: UIScrollView, willDecelerate d: Bool) { print("scroll didEndDragging \(d)") }
    func scrollViewWillBeginDecelerating(_ s: UIScrollView) { print("scroll willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ s: UIScrollView) { print("scroll didEndDecelerating") }
}
let ear = Ear()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let scroll = UIScrollView(frame: window.bounds)
scroll.contentSize = CGSize(width: 100, height: 9000)
window.rootViewController!.view.addSubview(scroll)
Simulator.settle()
scroll.delegate = ear
Simulator.drag(scroll, by: CGPoint(x: 0, y: -200), velocity: .zero)
Simulator.settle()

// prints:
// scroll willBeginDragging
// scroll did
// scroll willEndDragging zero true
// scroll didEndDragging false
