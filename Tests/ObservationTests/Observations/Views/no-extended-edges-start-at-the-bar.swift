// title: With no extended edges the view begins at the bottom of a translucent bar and ends at the tab bar
// ios: 8
// device: iphone
// watch: top | bottom
// normalize:
// source: https://dev.mo4tech.com/?p=88902 (mo4tech, on edgesForExtendedLayout, undated)
// confidence: high
// note: The article describes y 0 of the view at the bar's bottom and its lower end at the top of the tab bar; stackoverflow.com/questions/18798792 shows the first with pictures.
import UIKit

let page = UIViewController()
page.edgesForExtendedLayout = []
let nav = UINavigationController(rootViewController: page)
let tabs = UITabBarController()
tabs.viewControllers = [nav]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
let r = page.view.convert(page.view.bounds, to: tabs.view)
print("top at the bar \(r.minY == nav.navigationBar.convert(nav.navigationBar.bounds, to: tabs.view).maxY)")
print("bottom at the tab bar \(r.maxY == tabs.tabBar.frame.minY)")

// prints:
// top at the bar true
// bottom at the tab bar true
