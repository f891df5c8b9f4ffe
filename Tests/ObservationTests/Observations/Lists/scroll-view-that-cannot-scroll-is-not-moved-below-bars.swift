// title: iOS 11: with isScrollEnabled false the content offset stays at zero under the navigation bar
// ios: 11
// device: iphone
// watch: scroll
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/18558 (rdar 34808621, 2017-10, iOS 11.0.2)
// confidence: medium
// note: The radar's steps: a scroll view in a controller with bars, isScrollEnabled false in viewDidLoad.
// open: the model does something else
import UIKit
final class Page: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.contentSize = CGSize(width: 100, height: 3000)
        scroll.isScrollEnabled = false
        view.addSubview(scroll)
    }
}
let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
print("scroll offset \(Int(page.scroll.contentOffset.y))")

// prints:
// scroll offset 0
