import UIKit

final class Page: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { return .lightContent }
}

final class Box: UIViewController {
  override var childForStatusBarStyle: UIViewController? { return children.first }
}

let box = Box()
let page = Page()
box.addChild(page)
box.view.addSubview(page.view)
page.didMove(toParent: box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = box
window.makeKeyAndVisible()
Simulator.settle()
print("light:", UIApplication.shared.statusBarStyle == .lightContent)
