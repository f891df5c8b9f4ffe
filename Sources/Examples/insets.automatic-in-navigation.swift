import UIKit

final class Page: UIViewController {
  override func loadView() {
    view = UIScrollView()
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
if let scroll = page.view as? UIScrollView {
  print(scroll.adjustedContentInset.top)
  scroll.contentInsetAdjustmentBehavior = .scrollableAxes
  print(scroll.adjustedContentInset.top)
}
