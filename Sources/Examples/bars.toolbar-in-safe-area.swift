import UIKit

final class Page: UIViewController {}

let page = Page()
let navigation = UINavigationController(rootViewController: page)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
print(page.view.safeAreaInsets.bottom)
navigation.setToolbarHidden(false, animated: false)
Simulator.settle()
print(page.view.safeAreaInsets.bottom)
