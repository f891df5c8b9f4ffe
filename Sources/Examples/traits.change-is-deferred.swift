import UIKit

final class Page: UIViewController {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    print("dark now:", traitCollection.userInterfaceStyle == .dark)
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
