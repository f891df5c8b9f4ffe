// title: scrollRectToVisible does nothing when the rectangle is already visible, else it scrolls just far enough
// ios: 12
// device: iphone
// watch: scroll
// normalize:
// source: UIScrollView.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment: scroll so the rectangle is just visible (nearest edges), nothing if completely visible.
import UIKit
final class Ear: NSObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ s: UIScrollView) { print("scroll did \(Int(s.contentOffset.y))") }
}
let ear = Ear()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
scroll.contentSize = CGSize(width: 100, height: 1000)
scroll.delegate = ear
scroll.scrollRectToVisible(CGRect(x: 0, y: 50, width: 100, height: 100), animated: false)
print("scroll still \(Int(scroll.contentOffset.y))")
scroll.scrollRectToVisible(CGRect(x: 0, y: 250, width: 100, height: 50), animated: false)
print("scroll now \(Int(scroll.contentOffset.y))")

// prints:
// scroll still 0
// scroll did 100
// scroll now 100
