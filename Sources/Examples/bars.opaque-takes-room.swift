import UIKit

final class Page: UIViewController {}

let page = Page()
let navigation = UINavigationController(rootViewController: page)
navigation.navigationBar.isTranslucent = false
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
print(page.view.frame.minY, page.view.safeAreaInsets.top)
page.extendedLayoutIncludesOpaqueBars = true
navigation.view.setNeedsLayout()
Simulator.settle()
print(page.view.frame.minY, page.view.safeAreaInsets.top)
