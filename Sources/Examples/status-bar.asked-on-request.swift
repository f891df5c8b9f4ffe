import UIKit

final class Page: UIViewController {
  var hides = false

  override var prefersStatusBarHidden: Bool { return hides }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
page.hides = true
print("hidden:", UIApplication.shared.isStatusBarHidden)
page.setNeedsStatusBarAppearanceUpdate()
print("hidden:", UIApplication.shared.isStatusBarHidden)
