// title: A full-screen scroll view as subview of the root view keeps contentInset zero and starts at minus the adjusted top inset
// ios: 13
// device: iphone
// watch: scroll
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch07p360scrollViewInCode (Matt Neuburg, 2019)
// confidence: high
// note: The example prints, with 20 points of status bar: adjustedContentInset 20 at the top, contentInset zero, offset 0, -20. The numbers depend on the device, so the case compares them.
import UIKit
final class Page: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 100, height: 3000)
        view.addSubview(scroll)
    }
}
let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
print("scroll inset zero: \(page.scroll.contentInset == .zero)")
print("scroll adjusted above zero: \(page.scroll.adjustedContentInset.top > 0)")
print("scroll offset is minus adjusted: \(page.scroll.contentOffset.y == -page.scroll.adjustedContentInset.top)")

// prints:
// scroll inset zero: true
// scroll adjusted above zero: true
// scroll offset is minus adjusted: true
