import UIKit

final class Page: UIViewController {
  override func loadView() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 5000)
    view = scroll
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
if let scroll = page.view as? UIScrollView {
  print(scroll.contentOffset.y)
}
