import UIKit

final class Canvas: UIView {
  override func updateProperties() {
    super.updateProperties()
    print("view")
  }
}

final class Page: UIViewController {
  override func loadView() { view = Canvas() }

  override func updateProperties() {
    super.updateProperties()
    print("controller")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
