import UIKit

class List: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    navigationItem.searchController = search
    definesPresentationContext = true
  }
  func updateSearchResults(for searchController: UISearchController) {
    print("look for:", searchController.searchBar.text ?? "")
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: list)
window.makeKeyAndVisible()
Simulator.settle()

list.search.isActive = true
Simulator.settle()
