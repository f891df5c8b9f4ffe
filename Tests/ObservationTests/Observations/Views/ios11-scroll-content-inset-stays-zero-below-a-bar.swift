// title: iOS 11: the contentInset of a controller's scroll view below a navigation bar stays zero
// ios: 11
// device: iphone
// watch: inset
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/17914 (rdar 33287014, 2017-07-13)
// confidence: high
// note: Radar, reproducible always. That the adjusted inset has it instead is the documented replacement (UIScrollView.h, automatic behaviour).
import UIKit

final class Page: UIViewController {
    override func loadView() { let s = UIScrollView(); s.contentSize = CGSize(width: 100, height: 3000); view = s }
}
let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
let scroll = page.view as! UIScrollView
print("inset \(scroll.contentInset.top)")
print("inset adjusted above zero \(scroll.adjustedContentInset.top > 0)")

// prints:
// inset 0.0
// inset adjusted above zero true
