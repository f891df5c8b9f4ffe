import UIKit

class List: UIViewController, UISearchControllerDelegate {
  let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.delegate = self
    navigationItem.searchController = search
  }
  func presentSearchController(_ search: UISearchController) {
    present(search, animated: true)
  }
  func willPresentSearchController(_ search: UISearchController) {
    print("UIKit presents the search")
  }
}

let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: list)
window.makeKeyAndVisible()
Simulator.settle()
list.search.isActive = true
Simulator.settle()
