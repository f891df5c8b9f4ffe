import UIKit

final class Page: UIViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: UIViewController())
  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    definesPresentationContext = true
  }
  func updateSearchResults(for searchController: UISearchController) {
    print("search for", searchController.searchBar.text ?? "")
  }
}

let page = Page()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: page)
window.makeKeyAndVisible()
Simulator.settle()
page.search.isActive = true
Simulator.settle()
let results = page.search.searchResultsController
print("child:", results?.parent === page.search, "hidden:", results?.view.isHidden ?? true)
page.search.searchBar.text = "pear"
print("hidden:", results?.view.isHidden ?? true)
