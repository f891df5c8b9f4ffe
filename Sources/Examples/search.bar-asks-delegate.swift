import UIKit

final class Page: UIViewController, UISearchBarDelegate {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    print("may it begin?")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { print("it began") }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(page.bar)
Simulator.settle()
