// title: Before iOS 11 only the first scroll view of a controller's view gets an automatic inset
// ios: 9
// device: iphone
// watch: inset
// normalize:
// source: http://hk.javashuo.com/article/p-uxpahjdi-gb.html (article with pictures, about iOS 7 to 9)
// confidence: medium
// note: A second table view stays covered by the bar; the first gets 64.
import UIKit

final class Page: UIViewController {
    let first = UIScrollView(), second = UIScrollView()
    override func viewDidLoad() {
        super.viewDidLoad()
        for s in [first, second] { s.frame = view.bounds; s.contentSize = CGSize(width: 100, height: 3000); view.addSubview(s) }
    }
}
let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
print("inset first \(page.first.contentInset.top)")
print("inset second \(page.second.contentInset.top)")

// prints:
// inset first 64.0
// inset second 0.0
