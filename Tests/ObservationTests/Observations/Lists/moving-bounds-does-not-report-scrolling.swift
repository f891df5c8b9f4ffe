// title: Moving a scroll view's bounds origin scrolls it without scrollViewDidScroll
// ios: 8
// device: iphone
// watch: scroll
// normalize:
// source: http://jonathonstaff.com/blog/a-quick-commentary-on-uiscrollview/ (Jonathon Staff, 2015)
// confidence: medium
// note: The author recommends it for linked scroll views: contentOffset wraps bounds.origin, but setting the bounds does not invoke the delegate.
import UIKit
final class Ear: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ s: UIScrollView) { print("scroll did") }
}
let ear = Ear()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
scroll.contentSize = CGSize(width: 100, height: 1000)
scroll.delegate = ear
scroll.bounds.origin = CGPoint(x: 0, y: 300)
print("scroll offset \(Int(scroll.contentOffset.y))")

// prints:
// scroll offset 300
