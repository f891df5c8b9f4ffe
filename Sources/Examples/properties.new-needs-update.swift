import UIKit

final class Badge: UIView {
  override func updateProperties() {
    super.updateProperties()
    print("badge")
  }
}

final class Page: UIViewController {
  override func updateProperties() {
    super.updateProperties()
    print("page")
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.view.addSubview(Badge())
Simulator.settle()
