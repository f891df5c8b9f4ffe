import UIKit

final class Page: UIViewController {}

let page = Page()
let navigation = UINavigationController(rootViewController: page)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
var current: UIView? = page.view
while let view = current, view !== navigation.view {
  print(type(of: view))
  current = view.superview
}
