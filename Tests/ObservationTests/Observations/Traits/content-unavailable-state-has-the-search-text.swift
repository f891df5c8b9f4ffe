// title: The content unavailable state holds the text of the controller's search bar
// ios: 17
// device: iphone
// watch: search text
// normalize: 
// source: https://github.com/madsmtm/objc2-generated/blob/main/UIKit/UIContentUnavailableConfigurationState.rs (header comments, Apple, 2025)
// confidence: medium
// note: Comment at searchText: default is the search bar text of the view controller's search controller. MISSING: UIViewController.contentUnavailableConfigurationState
import UIKit
let a = UIViewController()
let search = UISearchController(searchResultsController: nil)
a.navigationItem.searchController = search
let navigation = UINavigationController(rootViewController: a)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
search.searchBar.text = "pear"
print("search text \(a.contentUnavailableConfigurationState.searchText ?? "nil")")

// prints:
// search text pear
