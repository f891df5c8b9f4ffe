import UIKit

final class Page: UIViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
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
page.search.searchBar.text = "pear"
