// title: Setting showsSearchResultsController and the bar's showsCancelButton turns the automatic flags off
// ios: 16.4
// device: iphone
// watch: search
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: Both consequences are spelled out in the header. MISSING: UISearchController.automaticallyShowsSearchResultsController
import UIKit

let search = UISearchController(searchResultsController: UIViewController())
search.showsSearchResultsController = true
print("search results automatic \(search.automaticallyShowsSearchResultsController)")
search.searchBar.showsCancelButton = true
print("search cancel automatic \(search.automaticallyShowsCancelButton)")

// prints:
// search results automatic false
// search cancel automatic false
