// title: Setting title in viewDidLoad changes the navigation item's and the tab item's title
// ios: 11
// device: iphone
// watch: nav item | tab item
// normalize:
// source: https://github.com/awesome-tips/iOS-Tips/blob/master/2018/07.md (KANGZUBIN, 2018-07)
// confidence: high
// note: The tip: the tab item was titled "首页" beforehand, viewDidLoad set title, and both bars showed the new title; it quotes the reference of title.
import UIKit
final class Page: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Tips"
    }
}
let page = Page()
page.tabBarItem.title = "Home"
let tabs = UITabBarController()
tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
print("nav item \(page.navigationItem.title ?? "nil")")
print("tab item \(page.tabBarItem.title ?? "nil")")

// prints:
// nav item Tips
// tab item Tips
