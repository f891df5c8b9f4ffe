import UIKit

final class Page: UIViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    view.addSubview(search.searchBar)
  }
  func updateSearchResults(for searchController: UISearchController) {
    print("look for '\(searchController.searchBar.text ?? "")'")
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
Simulator.tap(page.search.searchBar)
Simulator.settle()
Simulator.type("a")
Simulator.tapCancel(page.search.searchBar)
Simulator.settle()
