import UIKit

let search = UISearchController(searchResultsController: nil)
print("automatic:", search.automaticallyShowsCancelButton)
search.searchBar.showsCancelButton = true
print("automatic:", search.automaticallyShowsCancelButton)
