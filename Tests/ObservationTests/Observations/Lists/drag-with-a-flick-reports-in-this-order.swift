// title: A flick: will begin dragging, did scroll, will end dragging, did end dragging, will begin decelerating, did scroll, did end decelerating
// ios: 15
// device: iphone
// watch: scroll
// normalize: collapse-repeats
// source: https://juejin.cn/post/7020976046191149070 (2021-10-15, log)
// confidence: high
// note: Fast drag of the log; http://39.103.169.235/p/b1d894d94c79 and lmlphp.com 1884052 agree. NEWACT: Simulator.drag(_ scroll, by:, velocity:) drags with a finger and lifts it at the given speed.
import UIKit
final class Ear: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ s: UIScrollView) { print("scroll did") }
    func scrollViewWillBeginDragging(_ s: UIScrollView) { print("scroll willBeginDragging") }
    func scrollViewWillEndDragging(_ s: UIScrollView, withVelocity v: CGPoint, targetContentOffset t: UnsafeMutablePointer<CGPoint>) { print("scroll willEndDragging") }
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
Simulator.drag(scroll, by: CGPoint(x: 0, y: -200), velocity: CGPoint(x: 0, y: -1500))
Simulator.settle()

// prints:
// scroll willBeginDragging
// scroll did
// scroll willEndDragging
// scroll didEndDragging true
// scroll willBeginDecelerating
// scroll did
// scroll didEndDecelerating
