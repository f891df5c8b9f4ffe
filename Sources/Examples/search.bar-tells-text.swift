import UIKit

final class Page: UIViewController, UISearchBarDelegate {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    print("look for '\(searchText)'")
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(page.bar)
Simulator.type("ab")
Simulator.tapClear(page.bar)
