import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (page: Page, previous: UITraitCollection) in
      print("was dark:", previous.userInterfaceStyle == .dark)
    }
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
