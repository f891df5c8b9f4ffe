import UIKit

final class Home: UIViewController {}

let home = Home()
let tabs = UITabBarController()
tabs.viewControllers = [home]
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = tabs
window.makeKeyAndVisible()
Simulator.settle()
var current: UIView? = home.view
while let view = current, view !== tabs.view {
  print(type(of: view))
  current = view.superview
}
