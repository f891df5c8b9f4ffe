// title: setContentOffset animated scrolls repeatedly and ends with didEndScrollingAnimation, not with decelerating
// ios: 9
// device: iphone
// watch: scroll
// normalize: collapse-repeats
// source: http://www.safaribooksonline.com/library/view/programming-ios-6/9781449365783/ch20s04.html (Matt Neuburg, Programming iOS 6)
// confidence: high
// note: Also UIScrollView.h: called when setContentOffset/scrollRectVisible animated finishes, not called if not animating. didScroll lines carry no offset so that repeats collapse.
import UIKit
final class Ear: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ s: UIScrollView) { print("scroll did") }
    func scrollViewWillBeginDecelerating(_ s: UIScrollView) { print("scroll will decelerate") }
    func scrollViewDidEndDecelerating(_ s: UIScrollView) { print("scroll decelerated") }
    func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) { print("scroll animation ended at \(Int(s.contentOffset.x))") }
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
scroll.setContentOffset(CGPoint(x: 500, y: 0), animated: true)
Simulator.settle()

// prints:
// scroll did
// scroll animation ended at 500
