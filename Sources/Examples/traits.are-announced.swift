import UIKit

final class Paper: UIView {}
final class Page: UIViewController {
  override func loadView() { view = Paper() }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.overrideUserInterfaceStyle = .dark
print("set")
Simulator.settle()
