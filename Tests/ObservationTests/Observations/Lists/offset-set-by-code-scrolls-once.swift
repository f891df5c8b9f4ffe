// title: Setting contentOffset tells scrollViewDidScroll once and none of the dragging or animation methods
// ios: 9
// device: iphone
// watch: scroll
// normalize:
// source: http://39.103.169.235/p/b1d894d94c79 (Jianshu post mirrored)
// confidence: high
// note: The post's log of a button that sets contentOffset; Matt Neuburg's Programming iOS 6 (safaribooksonline ch20s04) says once, too.
import UIKit
final class Ear: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ s: UIScrollView) { print("scroll did \(Int(s.contentOffset.x))") }
    func scrollViewWillBeginDragging(_ s: UIScrollView) { print("scroll drag begins") }
    func scrollViewDidEndDecelerating(_ s: UIScrollView) { print("scroll decelerated") }
    func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) { print("scroll animation ended") }
}
let ear = Ear()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
scroll.contentSize = CGSize(width: 2000, height: 200)
window.rootViewController!.view.addSubview(scroll)
Simulator.settle()
scroll.delegate = ear
scroll.contentOffset = CGPoint(x: 500, y: 0)
print("scroll returned")
Simulator.settle()

// prints:
// scroll did 500
// scroll returned
