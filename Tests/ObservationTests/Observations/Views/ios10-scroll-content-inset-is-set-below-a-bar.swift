// title: iOS 10: a scroll view that is a controller's view gets a contentInset of 64 below a navigation bar
// ios: 10
// device: iphone
// watch: inset
// normalize:
// source: https://github.com/lionheart/openradar-mirror/issues/17914 (rdar 33287014, 2017-07-13)
// confidence: medium
// note: The radar says that since iOS 7 the insets were set automatically; 64 (status bar 20 and bar 44) from github.com/alexdrone/Render/issues/82.
import UIKit

final class Page: UIViewController {
    override func loadView() { let s = UIScrollView(); s.contentSize = CGSize(width: 100, height: 3000); view = s }
}
let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
print("inset \((page.view as! UIScrollView).contentInset.top)")

// prints:
// inset 64.0
