// title: Defaults of UISearchController on iOS 16
// ios: 16.4
// device: iphone
// watch: search
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: hides the navigation bar by default; does not obscure the background for apps linked on iOS 15 or later; shows the cancel button automatically.
import UIKit

let search = UISearchController(searchResultsController: nil)
print("search hides bar \(search.hidesNavigationBarDuringPresentation)")
print("search obscures \(search.obscuresBackgroundDuringPresentation)")
print("search cancel button \(search.automaticallyShowsCancelButton)")
print("search active \(search.isActive)")

// prints:
// search hides bar true
// search obscures false
// search cancel button true
// search active false
