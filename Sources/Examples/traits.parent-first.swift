import UIKit

final class Outer: UIView {}
final class Inner: UIView {}
final class Page: UIViewController {
  override func loadView() {
    view = Outer()
    view.addSubview(Inner())
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.overrideUserInterfaceStyle = .dark
print("set")
Simulator.settle()
