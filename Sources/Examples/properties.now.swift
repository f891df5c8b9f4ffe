import UIKit

final class Page: UIViewController {
  override func updateProperties() {
    super.updateProperties()
    print("update")
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.setNeedsUpdateProperties()
page.updatePropertiesIfNeeded()
print("after updatePropertiesIfNeeded")
Simulator.settle()
