import UIKit

final class Page: UIViewController, UISearchBarDelegate {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    print("search \(searchBar.text ?? "")")
    searchBar.resignFirstResponder()
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("cancel") }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(page.bar)
Simulator.type("a\n")
Simulator.tapCancel(page.bar)
