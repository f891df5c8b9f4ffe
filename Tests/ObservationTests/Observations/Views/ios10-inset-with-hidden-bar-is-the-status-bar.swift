// title: iOS 10: with the navigation bar hidden the scroll view's inset is 20 0 49 0
// ios: 10
// device: iphone
// watch: inset
// normalize:
// source: https://www.codeprj.com/zh/blog/8782c31.html (article on contentInset before and after iOS 11, 2018)
// confidence: high
// note: 20 is the status bar.
import UIKit

final class Page: UIViewController {
    override func loadView() { let s = UIScrollView(); s.contentSize = CGSize(width: 100, height: 3000); view = s }
}
let page = Page()
let nav = UINavigationController(rootViewController: page)
nav.isNavigationBarHidden = true
let tabs = UITabBarController()
tabs.viewControllers = [nav]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
let i = (page.view as! UIScrollView).contentInset
print("inset \(i.top) \(i.left) \(i.bottom) \(i.right)")

// prints:
// inset 20.0 0.0 49.0 0.0
