// ios: 6
import UIKit

final class Page: UIViewController {}

let page = Page()
let navigation = UINavigationController(rootViewController: page)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
print(page.view.bounds.height == window.bounds.height - 64)
