import UIKit

final class Page: UIViewController {
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("viewIsAppearing")
  }

  override func updateProperties() {
    super.updateProperties()
    print("updateProperties")
  }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Page()
window.makeKeyAndVisible()
Simulator.settle()
