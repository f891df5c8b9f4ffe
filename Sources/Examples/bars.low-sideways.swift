import UIKit

final class Page: UIViewController {}

let page = Page()
let navigation = UINavigationController(rootViewController: page)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
print(navigation.navigationBar.frame.height)
Simulator.rotate(to: .landscapeLeft)
Simulator.settle()
print(navigation.navigationBar.frame.height)
