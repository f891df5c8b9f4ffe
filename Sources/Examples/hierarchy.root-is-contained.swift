import UIKit

final class Home: UIViewController {}

let home = Home()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
var current: UIView? = home.view
while let view = current {
  print(type(of: view))
  current = view.superview
}
