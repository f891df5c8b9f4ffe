// title: setContentOffset with animated false does not send didEndScrollingAnimation
// ios: 12
// device: iphone
// watch: scroll
// normalize:
// source: UIScrollView.h of the iOS 12.4 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of scrollViewDidEndScrollingAnimation. (A nimbus pull request of 2015 claims the contrary may happen; not used.)
import UIKit
final class Ear: NSObject, UIScrollViewDelegate {
    func scrollViewDidEndScrollingAnimation(_ s: UIScrollView) { print("scroll animation ended") }
}
let ear = Ear()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
scroll.contentSize = CGSize(width: 2000, height: 200)
scroll.delegate = ear
window.rootViewController!.view.addSubview(scroll)
Simulator.settle()
scroll.setContentOffset(CGPoint(x: 500, y: 0), animated: false)
Simulator.settle()
print("scroll at \(Int(scroll.contentOffset.x))")

// prints:
// scroll at 500
