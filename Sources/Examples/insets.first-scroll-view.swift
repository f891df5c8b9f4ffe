// ios: 9
import UIKit

final class Page: UIViewController {
  let first = UIScrollView()
  let second = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
print(page.first.contentInset.top, page.second.contentInset.top)
