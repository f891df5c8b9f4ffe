import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (page: Page, previous: UITraitCollection) in
      print("dark now:", page.traitCollection.userInterfaceStyle == .dark)
    }
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.overrideUserInterfaceStyle = .dark
page.updateTraitsIfNeeded()
print("updated")
Simulator.settle()
