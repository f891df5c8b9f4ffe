// ios: 9
import UIKit

final class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    _ = topLayoutGuide
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
for view in page.view.subviews {
  print(type(of: view), view.isHidden, view.frame.height)
}
