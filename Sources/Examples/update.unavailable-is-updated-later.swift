import UIKit

final class Page: UIViewController {
  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    print("update")
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.setNeedsUpdateContentUnavailableConfiguration()
page.setNeedsUpdateContentUnavailableConfiguration()
print("asked twice")
Simulator.settle()
